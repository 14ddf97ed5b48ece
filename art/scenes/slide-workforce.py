"""Seven people stand ready in a row with laptop, tool case, headset, tablet
and plans; deep navy backdrop with a low sun disc."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world(*GLOW['deep'])
stage('#24427F', y=7, r=3)
cyl((0, 5.4, 1.9), 2.9, .12, mat('#F0A43A', .7, emit=.10),
    rot=(math.pi/2, 0, 0), bevel=.05)
slab((0, .1, 0), 8.6, 2.7, .14, .8, mat('#35599F', .7), bevel=.05)
slab((0, .1, .005), 8.7, 2.8, .035, .85, mat('saffron', .5, emit=.5),
     bevel=.01)
Z = .14
S = 1.15


def at(x, y, r, *p):
    return Grp((x, y, Z+.735*S), r, S).sub(p)


stand(-3.3, .15, .28, z=Z, **who('manoj', lh=(.30, -.02, .0), lgrip='hold',
      lpalm=(-1, 0, 0), rh=(-.20, -.05, .11), rgrip='fist',
      feet=((-.15, 0), (.13, -.06))))
toolcase(-2.95, .18, Z+.41, .28)
stand(-2.2, -.05, .15, z=Z, **who('asha', rh=(-.12, -.27, .30),
      lh=(.10, -.29, .30), rgrip='hold', lgrip='hold', rpalm=(.3, .6, .5),
      lpalm=(-.3, .8, .3)))
g = at(-2.2, -.05, .15, 0, -.235, .32)
box((0, 0, 0), (.42, .035, .30), 'mist', g=g, bevel=.015, rot=(.12, 0, 0))
ball((0, -.02, .01), .03, 'saffron', g=g, scale=(1, .4, 1))
stand(-1.1, .2, .05, z=Z, **who('jas', pose='fold', twist=.12, roll=.05,
                                 feet=((-.15, .02), (.14, -.06))))
stand(0, -.1, 0, z=Z, **who('priya', headset=True, lanyard='ivory',
                            pose='wave', smile=2, roll=-.06,
                            feet=((-.11, -.05), (.13, .03))))
stand(1.1, .2, -.05, z=Z, **who('kabir', rh=(-.10, -.29, .26),
      lh=(.13, -.27, .30), rgrip='flat', lgrip='hold', rpalm=(.2, 0, 1),
      lpalm=(-.3, 0, .8), gaze=(.9, -6, 2.2), feet=((-.12, .03), (.15, -.05)),
      roll=.05))
g = at(1.1, .2, -.05, .0, -.36, .305)
L = g.sub((0, .02, 0), 0, .80)
laptop((0, 0, 0), math.pi, g=L, open_=1.9)
stand(2.2, -.05, -.15, z=Z, **who('sana', rh=(-.17, -.27, .33),
      lh=(.28, -.08, .03), rgrip='flat', rpalm=(.5, -1, 0), roll=-.05,
      rdir=(.9, 0, .5)))
g = at(2.2, -.05, -.15, -.06, -.335, .40)
panel((0, 0, 0), .30, .38, .022, .03, 'ink', g=g, bevel=.008, rx=-.25)
panel((0, -.012, .0), .26, .34, .012, .02, mat('lav', .4, emit=.3), g=g,
      bevel=.002, rx=-.25)
stand(3.3, .15, -.28, z=Z, **who('anil', lh=(.25, -.12, .12), lgrip='hold',
      lpalm=(-1, 0, 0), rh=(-.28, -.05, .03)))
g = at(3.3, .15, -.28, .245, -.13, .14)
for i in range(3):
    tube([(.035*(i-1), .02*i, -.30), (.05*(i-1), .02*i, .42)], .035,
         mat(('ivory', 'lav', 'marigold')[i], .7), g=g)
bag(-1.65, .75, Z, .2, 'terra')
area((-4.5, -5, 6.4), (0, 0, 1), 3.4, 1080, '#FFE6C4')
area((6.5, -4, 4.5), (0, 0, 1.2), 4, 260, '#C4D8FF')
area((-1, 3.6, 5.6), (0, .4, 1), 2.5, 420, '#FFD9A0')
camera((0, -13.2, 2.0), (0, .2, 1.36), lens=60, fstop=3.5,
       focus=(0, 0, 1.4))
finish(1600, 900, ev=-.3)
