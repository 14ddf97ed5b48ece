"""A clerk serves a customer at her counter with the new program; two people
who built it sit behind with tea and only watch. Pale sky room, seen from the
left."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('sky')
window(-1.55, 3.2, 2.0, 2.1, 1.4, 'day', view='mango', form='round')
shelf(1.75, 3.15, 2.1, 1.6, 3)
rug(.1, .3, 5.2, 2.8, ('#E9B06F', '#F5CB92'))
slab((.75, .20, 0), 1.9, .74, .90, .10, mat('brand', .5), bevel=.03)
for i in range(-3, 4):
    box((.75+.24*i, -.18, .46), (.11, .04, .76), mat('indigo', .5),
        bevel=.018)
slab((.75, .20, .88), 2.1, .90, .06, .14, mat('#E3B176', .4), bevel=.02)
monitor((1.02, .38, .94), math.pi-.55, art=2, w=.56, h=.38)
chair(.40, 1.0, .0, 'violet')
sit(.40, .96, .18, **who('tara', lean=.08, smile=2,
    rh=Vector((.22, .46, 1.0)), rgrip='type', rpalm=(0, 0, -1),
    lh=(.24, -.36, .42), lgrip='wave',
    lpalm=(-.4, 0, 1), gaze=(1.6, .2, 1.75)))
slab((.20, .42, .94), .42, .15, .018, .03, mat('mist', .4), bevel=.006)
P = stand(2.02, .28, -1.15, **who('gopal', smile=1,
      rh=Vector((1.50, .26, 1.18)), rgrip='hold', lh=(.28, -.10, .04),
      gaze=(.5, .8, 1.6)))
slab((1.42, .22, 1.19), .18, .26, .010, .012, 'ivory', bevel=.003,
     rot=(1.1, 0, -.5))
kulhad(.02, .04, .94, 1.2)
# the two who watch
box((-1.72, .92, .50), (1.5, .50, .10), 'wood', bevel=.03, rot=(0, 0, .22))
for x, y in ((-2.3, .80), (-1.14, 1.05)):
    box((x, y, .23), (.10, .40, .46), '#9A6B3F', bevel=.02, rot=(0, 0, .22))
P = sit(-2.05, .90, .62, seat=.55, **who('kabir', smile=1,
    rh=(-.08, -.31, .40), rgrip='hold', rpalm=(1, -.2, 0), lh=(.14, -.30, .14),
    gaze=(.9, .6, 1.5)))
kulhad(0, 0, 0, 1.25, g=P.sub((-.03, -.33, .39)))
P = sit(-1.35, 1.04, .50, seat=.55, **who('asha', smile=2,
    rh=(-.08, -.31, .36), rgrip='hold', rpalm=(1, -.2, 0), lh=(.14, -.30, .14),
    gaze=(1.0, .5, 1.5)))
kulhad(0, 0, 0, 1.25, g=P.sub((-.03, -.33, .35)))
plant((-2.9, 2.4, 0), 1.4, pot='terra', seed=7)
rig((0, .4, .9))
camera((-1.7, -8.8, 2.6), (-.05, .45, 1.12), lens=56, fstop=3,
       focus=(.3, .5, 1.3))
finish(1600, 900, ev=-.5)
