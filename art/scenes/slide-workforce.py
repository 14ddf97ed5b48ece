"""Seven people ready for work in three small groups, on and before a low
riser, seen from the left: a technician meets a colleague with a laptop, one
sits with hers open, a headset, folded arms, a tablet and rolled plans; navy, a
low sun disc."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world(*GLOW['deep'])
stage('#24427F', y=7, r=3)
cyl((2.9, 4.6, 1.62), 2.6, .12, mat('#F0A43A', .7, emit=.10),
    rot=(math.pi/2, 0, -.52), bevel=.05)
Z = .14
slab((0, .1, 0), 7.6, 3.4, Z, .8, mat('#35599F', .7), bevel=.05)
slab((.15, 1.15, Z), 3.5, 1.5, .45, .25, mat('#3F66B0', .7), bevel=.06)
# back, on the riser: folded arms and a headset
stand(-.45, 1.25, -.10, z=Z+.45, **who(
    'jas', pose='fold', twist=.12, gaze=(-2.4, -.2, 2.0),
    feet=((-.15, .02), (.14, -.06))))
stand(1.20, 1.20, -.42, z=Z+.45, **who(
    'priya', headset=True, pose='wave', smile=2, roll=-.06,
    feet=((-.11, -.05), (.13, .03))))
# front, on the riser's edge: at work on the open laptop
sit(.42, .72, -.12, seat=.45, z=Z, **who(
    'tara', rh=(-.10, -.33, .24), lh=(.12, -.33, .24), rgrip='type',
    lgrip='type', lean=.06, gaze=(.35, -.35, .95), smile=1))
laptop((.36, .34, Z+.665), math.pi-.12, scale=.95, open_=2.0)
# left: the technician and a colleague look at each other
P = stand(-3.05, -.30, 1.05, z=Z, **who(
    'manoj', rh=(-.32, -.05, .0), rgrip='hold', rpalm=(1, 0, 0),
    lh=(.30, -.30, .40), lgrip='wave', lpalm=(-.4, 0, 1), smile=2,
    gaze=(-2.0, -.3, 1.85), feet=((-.15, 0), (.13, -.08))))
toolcase(*P.pt(-.32, -.05, -.37), 1.05)
P = stand(-2.0, -.30, -.90, z=Z, **who(
    'asha', rh=(-.15, -.25, .22), lh=(.14, -.26, .24), rgrip='hold',
    lgrip='hold', rpalm=(.3, .6, .5), lpalm=(-.3, .8, .3), smile=1,
    gaze=(-3.05, -.3, 1.85)))
g = P.sub((0, -.265, .30))
box((0, 0, 0), (.42, .035, .30), 'mist', g=g, bevel=.015, rot=(.12, 0, 0))
ball((0, -.02, .01), .03, 'saffron', g=g, scale=(1, .4, 1))
# right: tablet and plans, heads together
P = stand(1.85, -.30, .10, z=Z, **who(
    'sana', rh=(-.15, -.29, .28), lh=(.17, -.29, .28), rgrip='hold',
    lgrip='hold', rpalm=(.5, 0, .8), lpalm=(-.5, 0, .8),
    gaze=(2.5, -.6, 1.8), smile=1))
g = P.sub((0, -.335, .33), 0, 1, (-.62, 0))
slab((0, 0, -.012), .36, .27, .022, .03, 'ink', g=g, bevel=.007)
slab((0, 0, .0115), .32, .23, .003, .015, mat('lav', .4, emit=.3), g=g,
     bevel=0)
P = stand(2.95, .0, -.62, z=Z, **who(
    'anil', lh=(.25, -.14, .12), lgrip='hold', lpalm=(-1, 0, 0),
    rh=Vector((2.30, -.45, 1.36)), rgrip='point', lean=.08,
    gaze=(2.0, -.6, 1.4)))
g = P.sub((.245, -.15, .14))
for i in range(3):
    tube([(.035*(i-1), .02*i, -.30), (.05*(i-1), .02*i, .42)], .035,
         mat(('ivory', 'lav', 'marigold')[i], .7), g=g)
bag(-1.25, .10, Z, .35, 'terra', .9)
area((-4.5, -5, 6.4), (0, 0, 1), 3.4, 1080, '#FFE6C4')
area((6.5, -4, 4.5), (0, 0, 1.2), 4, 260, '#C4D8FF')
area((-1, 3.6, 5.6), (0, .4, 1), 2.5, 420, '#FFD9A0')
camera((-6.3, -10.6, 2.95), (.0, .3, 1.30), lens=49, fstop=2.2,
       focus=(0, 0, 1.4))
finish(1600, 900, ev=-.3)
