"""A shopkeeper and a consultant hold one large page between them: three lines
with a tick, three with a cross, three with a ring; each has signed below.
Peach room."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('peach')
window(-2.05, 3.2, 2.25, 1.5, 1.8, 'day', view='kites', form='shutters')
shelf(2.1, 3.15, 2.35, 1.5, 8)
rug(0, .1, 4.4, 2.4, ('#82A1DD', '#A9C1EF'))
F = Grp((0, 0, 1.22))
panel((0, 0, 0), 1.06, 1.42, .022, .04, mat('#FFFDF6', .7), bevel=.005, g=F)
F = F.sub((0, -.013, 0))
panel((0, -.004, .58), .78, .09, .012, .03, 'brand', bevel=.003, g=F)
for k, c in enumerate(('leaf2', 'terra', 'marigold')):
    z = .34-.34*k
    panel((-.34, -.004, z), .22, .22, .014, .11, c, bevel=.004, g=F)
    if k == 0:
        marks = [[(-.40, z), (-.355, z-.05), (-.28, z+.06)]]
    elif k == 1:
        marks = [[(-.39, z-.05), (-.29, z+.05)], [(-.39, z+.05), (-.29, z-.05)]]
    else:
        marks = []
        torus((-.34, -.016, z), .055, .016, 'ivory', rot=(math.pi/2, 0, 0),
              g=F)
    for pts in marks:
        tube([(x, -.018, y) for x, y in pts], .017, 'ivory', g=F,
             smooth=False)
    for i, w in enumerate((.52, .42, .48)):
        panel((-.14+w/2, -.004, z+.085-.085*i), w, .036, .010, .016,
              'lav' if i else 'violet', bevel=.002, g=F)
for x, c in ((-.36, 'violet'), (.10, 'terra')):
    tube([(x+.045*i, -.012, -.59+.035*(-1)**i) for i in range(7)], .009, c,
         g=F, res=4)


def own(rot, *v):
    """A direction of the world, as a person turned by rot has it."""
    return Matrix.Rotation(-rot, 3, 'Z') @ Vector(v)


stand(-.98, .10, .42, **who('rekha', smile=1, rh=(-.29, -.07, .04),
      lh=Vector((-.50, .045, 1.22)), ldir=own(.42, 1, 0, .1),
      lpalm=own(.42, 0, -1, 0), gaze=(.6, -.1, 1.9)))
stand(.98, .10, -.42, **who('ravi', smile=1,
      rh=Vector((.50, .045, 1.22)), rdir=own(-.42, -1, 0, .1),
      rpalm=own(-.42, 0, -1, 0), lh=(.20, -.30, .30), lgrip='pen',
      lpalm=(-.6, 0, -.8), gaze=(-.7, -.1, 1.8)))
plant((2.45, 2.2, 0), 1.4, pot='brand', seed=5)
plant((-2.6, 2.3, 0), 1.2, pot='terra', seed=2)
rig((0, .2, .9))
camera((-1.4, -8.6, 2.0), (0, .2, 1.16), lens=64, fstop=3,
       focus=(0, 0, 1.3))
finish(1600, 900, ev=-.5)
