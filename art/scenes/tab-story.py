"""From the first small desk with one laptop and a glass of tea to the bigger
desk of today: three steps rising to the right, peach dusk."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world(*GLOW['peach'])
stage('#F5C9A0', y=6, r=3).location.z = -1.1
cyl((2.1, 4.7, 3.2), 1.5, .1, mat('#FFE0AE', .7, emit=.25),
    rot=(math.pi/2, 0, 0), bevel=.04)
for x, w, h, c in ((-3.1, 3.4, .16, '#EFB583'), (-.05, 2.7, .62, '#E79C62'),
                   (3.6, 4.6, 1.08, '#D97F45')):
    slab((x, .5, -1.1), w, 2.5, h+1.1, .22, mat(c, .8), bevel=.06)
# first: one small desk
Z = .16
table(-2.6, .25, .95, .55, r=.05, top='#C98A4B', leg='#9A6B3F', z=Z+.93)
laptop((-2.62, .27, Z+.93), math.pi+.1, body='steel')
kulhad(-2.25, .16, Z+.93, 1.15)
stool(-2.6, .95, z=Z)
sit(-2.6, .95, .05, z=Z, seat=.55, **who('kabir', lanyard=None, pose='type',
    lean=.1, shirt='sand', gaze=(-2.6, .2, 1.2)))
# second: two people, one screen more
Z = .62
table(-.05, .25, 1.7, .7, r=.08, top='#E3B176', leg='brand', z=Z+.93)
monitor((-.72, .34, Z+.93), math.pi+.7, art=2, w=.58, h=.38)
laptop((.50, .27, Z+.93), math.pi-.1)
for x, c in ((-.33, 'lav'), (.52, 'lav')):
    chair(x, .95, 0, c, z=Z)
sit(-.33, .95, -.1, z=Z, **who('asha', pose='type', lean=.1,
                              gaze=(.5, .4, Z+1.6)))
sit(.52, .95, -.1, z=Z, **who('ravi', pose='type', lean=.1,
                              gaze=(.35, 0, Z+1.1)))
kulhad(.03, .12, Z+.93, 1.1)
# third: the bigger desk
Z = 1.08
table(2.85, .25, 2.4, .85, r=.15, top='#E8BE86', leg='brand', z=Z+.93)
monitor((1.92, .34, Z+.93), math.pi+.75, art=1, w=.58, h=.38)
monitor((3.78, .34, Z+.93), math.pi-.75, art=3, w=.58, h=.38)
laptop((2.85, .2, Z+.93), math.pi, screen='marigold')
for x in (2.18, 2.87, 3.52):
    chair(x, 1.05, 0, 'violet', z=Z)
sit(2.18, 1.05, -.15, z=Z, **who('neha', pose='type', lean=.08,
                               gaze=(2.9, .9, Z+1.6)))
sit(2.87, 1.05, 0, z=Z, **who('jas', pose='type', lean=.08,
                              gaze=(2.0, .3, Z+1.3)))
sit(3.52, 1.05, .15, z=Z, **who('sana', pose='type', lean=.08, smile=1,
                                gaze=(3.4, -.2, Z+1.1)))
kulhad(2.50, -.02, Z+.93, 1.1)
mug((3.22, .0, Z+.93), 'saffron')
plant((4.0, -.35, Z), .85, pot='terra', seed=3)
plant((-1.15, -.4, .62), .55, pot='saffron', seed=1)
tree((-3.38, .1, .16), 1.0)
rig((.2, .3, 1.3), 1.15)
camera((-.3, -13.6, 3.6), (.36, .5, 1.42), lens=60, fstop=4,
       focus=(0, .4, 1.5))
finish(1200, 900, ev=-.5)
