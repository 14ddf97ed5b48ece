"""From the first small desk with one laptop and a glass of tea to the bigger
desk of today: three platforms that rise to the right and to the back, one
person, then two, then three; peach dusk."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world(*GLOW['peach'])
stage('#F5C9A0', y=9, r=3)
cyl((2.3, 7.4, 3.5), 1.7, .1, mat('#FFE0AE', .7, emit=.25),
    rot=(math.pi/2, 0, 0), bevel=.04)


def platform(x, y, w, d, h, c, rib):
    """A round-cornered platform with upright ribs on its front."""
    slab((x, y, 0), w, d, h, .22, mat(c, .8), bevel=.05)
    n = int((w-.5)/.2)
    for i in range(n):
        box((x+.2*(i-(n-1)/2), y-d/2, h/2-.02), (.10, .05, h-.14), rib,
            bevel=.02, seg=2)


A, B, C = .14, .55, 1.05
platform(-1.75, -1.0, 2.1, 1.7, A, '#EFB583', '#E5A670')
platform(-.35, .75, 3.1, 1.9, B, '#E79C62', '#DB8D52')
platform(1.35, 2.75, 4.3, 2.1, C, '#D97F45', '#CB7036')
# first: one small desk
table(-1.75, -1.30, .95, .55, r=.05, top='#C98A4B', leg='#9A6B3F', z=A+.93)
laptop((-1.78, -1.28, A+.93), math.pi+.1, body='steel')
kulhad(-1.40, -1.39, A+.93, 1.15)
stool(-1.75, -.60, z=A)
sit(-1.75, -.60, .05, z=A, seat=.55, **who(
    'ravi', vest=None, shirt='sand', pose='type', lean=.1,
    gaze=(-1.75, -1.4, 1.2)))
# second: two people, one screen more
table(.10, .45, 1.8, .7, r=.08, top='#E3B176', leg='brand', z=B+.93)
monitor((-.62, .55, B+.93), math.pi+.7, art=2, w=.56, h=.36)
laptop((.62, .47, B+.93), math.pi-.1)
for x, c in ((-.20, 'lav'), (.68, 'lav')):
    chair(x, 1.15, 0, c, z=B)
sit(-.20, 1.15, -.1, z=B, **who('asha', pose='type', lean=.1, smile=1,
                                gaze=(.7, .8, B+1.6)))
sit(.68, 1.15, -.1, z=B, **who('manoj', lean=.1, rh=(-.12, -.40, .27),
                               lh=(.26, -.36, .44), lgrip='wave',
                               lpalm=(-.4, 0, 1), smile=2,
                               gaze=(-.4, .6, B+1.5)))
kulhad(.16, .30, B+.93, 1.1)
# third: the bigger desk
table(1.75, 2.45, 2.7, .85, r=.15, top='#E8BE86', leg='brand', z=C+.93)
monitor((2.78, 2.56, C+.93), math.pi-.75, art=3, w=.56, h=.36)
laptop((.92, 2.42, C+.93), math.pi+.15, screen='marigold')
for x in (.85, 1.80, 2.65):
    chair(x, 3.20, 0, 'violet', z=C)
sit(.85, 3.20, -.12, z=C, **who('suman', pose='type', lean=.08,
                                gaze=(1.7, 2.9, C+1.55), smile=1))
sit(1.80, 3.20, 0, z=C, **who('jas', rh=(-.12, -.42, .27), rgrip='pen',
                              lh=(.22, -.38, .27), lean=.08,
                              gaze=(.9, 2.6, C+1.4)))
sit(2.65, 3.20, .12, z=C, **who('sana', pose='type', lean=.08, smile=1,
                                gaze=(1.9, 2.6, C+1.4)))
sheetpaper(1.80, 2.42, C+.93, .34, .26, .1)
kulhad(1.38, 2.25, C+.93, 1.1)
mug((2.30, 2.28, C+.93), 'saffron')
plant((3.05, 1.95, C), .8, pot='brand', seed=3)
plant((-1.55, .30, B), .75, pot='saffron', seed=1)
plant((1.55, -.55, 0), 1.05, pot='terra', seed=6)
plant((-2.55, -.55, A), .5, pot='brand', seed=2)
rig((.2, .8, 1.3), 1.2)
camera((-2.9, -10.6, 4.2), (.30, .75, 1.40), lens=61.5, fstop=5,
       focus=(0, .5, 1.5))
finish(1600, 1200, ev=-.5)
