"""A product being built: people assemble a big phone screen from coloured
blocks, one from a ladder, one carrying a block, one checking the plan."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world(*GLOW['sky'])
stage('#C3D4F6', y=7, r=4)
slab((0, .8, 0), 9.2, 4.6, .10, 1.2, mat('#EEF3FD', .7), bevel=.04)
Z = .10
# the phone
P = Grp((.35, 1.3, Z))
panel((0, 0, 1.85), 2.15, 3.7, .28, .34, mat('brand', .35, coat=.2),
      bevel=.07, g=P)
panel((0, -.145, 1.85), 1.93, 3.46, .03, .24, mat('ivory', .5), bevel=.01,
      g=P)
panel((0, -.165, 3.43), .5, .10, .02, .05, 'brand', g=P, bevel=.004)


def block(x, z, w, h, c, t=.20):
    panel((x, -.16-t/2, z), w, h, t, .07, mat(c, .5), bevel=.035, g=P)


block(0, 2.93, 1.66, .62, 'violet')
panel((-.5, -.37, 2.93), .34, .34, .04, .16, mat('ivory', .5), bevel=.012,
      g=P)
for i, w in enumerate((.8, .55)):
    panel((.30-(.8-w)/2, -.37, 3.02-.18*i), w, .09, .04, .045,
          mat('ivory' if i == 0 else 'lav', .5), bevel=.01, g=P)
block(-.45, 2.15, .76, .70, 'marigold')
block(-.45, 1.33, .76, .70, 'lav')
block(.43, 1.33, .76, .70, 'terra')
block(0, .58, 1.66, .58, 'leaf2')
for i in range(3):
    ball((-.45+.45*i, -.38, .58), .12, 'ivory', g=P, scale=(1, .4, 1))
torus((-.45, -.38, 1.33), .17, .05, mat('brand', .5), rot=(math.pi/2, 0, 0),
      g=P)
for i, h in enumerate((.18, .3, .44)):
    panel((.23+.2*i, -.38, 1.10+h/2), .13, h, .05, .04, 'ivory', g=P,
          bevel=.01)
tube([(-.66, -.40, 2.12), (-.50, -.40, 1.98), (-.22, -.40, 2.32)], .045,
     'brand', g=P)
# ladder, and the block that is being put in
LX, LY = 1.62, .52
for s in (-1, 1):
    tube([(LX+s*.30, LY-.02, Z), (LX+s*.22, LY+.62, Z+2.35)], .04, 'wood')
    tube([(LX+s*.30, LY+1.15, Z), (LX+s*.22, LY+.66, Z+2.35)], .035, 'wood')
for i in range(5):
    box((LX, LY+.10+.125*i, Z+.36+.42*i), (.52, .16, .05), 'wood', bevel=.015)
stand(LX, LY-.02, math.pi-.62, z=Z+.385,
      **who('imran', rh=Vector((.98, .60, 2.33)), lh=Vector((1.02, .66, 2.03)),
            rgrip='flat', lgrip='flat', gaze=(.8, .7, 2.3),
            feet=((-.10, 0), (.10, -.02))))
B = Grp((.80, .82, Z+2.12), -.16)
panel((0, 0, 0), .74, .68, .20, .07, mat('saffron', .5), bevel=.035, g=B)
# carrying a block
C = stand(-2.15, .35, .75, z=Z, **who('priya', lanyard=None,
      rh=(-.30, -.34, .30), lh=(.30, -.34, .30), rpalm=(1, 0, .2),
      lpalm=(-1, 0, .2), rgrip='flat', lgrip='flat', lean=-.06,
      feet=((-.13, -.14), (.12, .16)), gaze=(.4, .8, 2.0)))
c = C.sub((0, -.36, .31))
box((0, 0, 0), (.50, .34, .40), 'violet', g=c, bevel=.05)
# two with the plan
V = stand(-3.15, .95, .35, z=Z, **who('vikas', pose='tablet',
                                  gaze=(-2.7, 0, 1.3)))
t = V.sub((0, -.345, .335), 0, 1, (-.30, 0))
slab((0, 0, 0), .36, .26, .02, .03, mat('ink', .3), g=t, bevel=.006)
slab((0, 0, .021), .32, .22, .003, .02, mat('lav', .4, emit=.3), g=t,
     bevel=0)
stand(3.12, .75, -.55, z=Z, **who('meera', pose='explain',
      rh=Vector((2.34, .75, 1.75)), rgrip='point', gaze=(1.0, 1, 2.2),
      lh=(.14, -.29, .30), lgrip='hold'))
# spare blocks
for x, y, z, w, h, c, r in ((-1.35, -.55, 0, .5, .36, 'marigold', .3),
                            (-.72, -.85, 0, .42, .42, 'terra', -.2),
                            (-1.33, -.52, .365, .36, .28, 'lav', .5),
                            (1.80, -.62, 0, .46, .40, 'leaf2', .3),
                            (1.82, -.60, .405, .34, .26, 'violet', -.2)):
    box((x, y, Z+z+h/2+.005), (w, w*.8, h), c, rot=(0, 0, r), bevel=.05)
wm = mat('#FFFFFF', .9, sheen=.3)
for i, (x, y, z, s) in enumerate(((-2.75, 5.2, 2.75, .68),
                                  (3.7, 5.4, 2.75, .64))):
    cloud((x, y, z), s, wm, seed=i+3)
rig((0, .8, 1.2), 1.15)
camera((-3.1, -13.0, 1.9), (.05, .9, 1.86), lens=56, fstop=3.2,
       focus=(.2, .8, 1.6))
finish(1600, 900, ev=-.52)
