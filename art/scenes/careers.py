"""A newcomer with a backpack is welcomed at her desk, where a laptop and a
plant stand ready; two future colleagues greet her. Pale sky room."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('sky')
window(1.35, 3.2, 2.25, 1.7, 1.9, 'day', view='mango', form='shutters')
shelf(-1.7, 3.15, 2.35, 1.6, 2)
rug(-.05, .4, 4.6, 2.6, ('#E9B06F', '#F5CB92'))
D = desk(.55, .35, 1.9, .8, 0)
laptop((.45, .35, .93), math.pi+.25)
plant((1.22, .48, .93), .66, pot='saffron', seed=4)
mug((-.05, .22, .93), 'violet', s=1.15)
slab((.75, .18, .93), .22, .30, .03, .02, 'brand', bevel=.008,
     rot=(0, 0, .3))
chair(.55, 1.25, -.25, 'saffron')
CLASP = Vector((-1.20, .08, 1.24))


def own(rot, *v):
    """A direction of the world, as a person turned by rot has it."""
    return Matrix.Rotation(-rot, 3, 'Z') @ Vector(v)


P = stand(-1.74, .30, 1.05, **who('priya', lanyard=None, shirt='marigold',
      lean=.06, rh=CLASP+Vector((-.012, -.027, 0)), rgrip='hold',
      rdir=own(1.05, .86, 0, -.5), rpalm=own(1.05, 0, 1, 0),
      lh=(.175, -.215, .34), lgrip='fist', smile=2, gaze=(-.79, .10, 1.94)))
g = P.sub((0, 0, 0))
box((0, .24, .30), (.36, .18, .46), 'violet', g=g, bevel=.08)
box((0, .34, .22), (.26, .08, .22), 'indigo', g=g, bevel=.035)
for s in (-1, 1):
    tube([(s*.13, .15, .50), (s*.135, .03, .605), (s*.145, -.12, .53),
          (s*.155, -.165, .36), (s*.165, .02, .16)], .024, 'indigo', g=g,
         res=4)
stand(-.66, .30, -1.0, **who('ravi', lean=.08,
      rh=CLASP+Vector((.012, .027, 0)), rgrip='hold',
      rdir=own(-1.0, -.86, 0, -.5), rpalm=own(-1.0, 0, -1, 0),
      lh=(.29, -.08, .03), gaze=(-1.64, .05, 1.88), smile=1))
stand(1.72, 1.2, -.55, **who('rekha', rh=(-.34, -.30, .36), rgrip='wave',
      rpalm=(.3, 0, 1), lh=(.15, -.28, .20), gaze=(-1.2, .2, 1.7), smile=2))
plant((-2.4, 2.5, 0), 1.4, pot='terra', seed=7)
pendant(.12, .5, 2.72)
rig((0, .4, .9))
camera((1.3, -8.5, 2.3), (.03, .6, 1.25), lens=60, fstop=3,
       focus=(0, .4, 1.3))
finish(1200, 900, ev=-.5)
