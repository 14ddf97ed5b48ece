"""A client and a consultant clasp hands over the agreed pages on a table; warm
ivory room, seen close."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('ivory')
window(1.0, 3.2, 2.2, 1.8, 2.0, 'day', view='bridge', form='arch')
shelf(-1.9, 3.15, 2.15, 1.5, 4)
shelf(-1.9, 3.15, 1.45, 1.5, 7)
table(0, -.08, 2.5, 1.0, r=.25, top='#D9A066', leg='brand')
CLASP = Vector((0, .40, 1.20))


def own(rot, *v):
    """A direction of the world, as a person turned by rot has it."""
    return Matrix.Rotation(-rot, 3, 'Z') @ Vector(v)


stand(-.52, .70, 1.0, **who('lata', lean=.10, smile=1,
      rh=CLASP+Vector((-.012, -.027, 0)), rgrip='hold',
      rdir=own(1.0, .86, 0, -.5), rpalm=own(1.0, 0, 1, 0),
      lh=(.29, -.07, .02), gaze=(.35, .40, 1.85)))
stand(.52, .70, -1.0, **who('vikas', shirt='ivory', vest='brand', sleeve=True,
      lean=.12, rh=CLASP+Vector((.012, .027, 0)), rgrip='hold',
      rdir=own(-1.0, -.86, 0, -.5), rpalm=own(-1.0, 0, -1, 0),
      lh=(.29, -.07, .04), gaze=(-.35, .40, 1.75), smile=2))
sheetpaper(.02, -.06, .93, .36, .46, .2)
sheetpaper(-.45, -.18, .93, .30, .4, -.15, c='mist')
tube([(.28, -.22, .945), (.40, -.05, .945)], .013, 'saffron', res=4)
kulhad(.62, -.20, .93)
kulhad(-.72, .28, .93)
plant((2.35, 2.2, 0), 1.5, pot='saffron', seed=5)
rig((0, .2, .9))
camera((.1, -6.6, 2.0), (.0, .3, 1.36), lens=77, fstop=2.6,
       focus=(0, .4, 1.3))
finish(1600, 1200, ev=-.5)
