"""A handshake across a table between a client and a consultant, an agreed
plan between them; warm ivory room, seen close."""
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
M_ = Vector((0, .28, 1.30))
stand(-.70, .74, .80, **who('lata', lean=.16, rh=M_+Vector((-.018, -.022, 0)),
      rgrip='relax', rdir=(1, .05, .05), rpalm=(0, 1, 0), glasses=True,
      gaze=(.8, .1, 1.75), smile=1, lh=Vector((-.52, .36, .97)), lgrip='flat'))
stand(.70, .74, -.80, **who('arjun', shirt='ivory',
      vest='brand', lean=.16, rh=M_+Vector((.018, .022, 0)), rgrip='relax',
      rdir=(-1, .05, .05), rpalm=(0, -1, 0), gaze=(-.8, .1, 1.65), smile=2,
      lh=(.29, -.07, .04)))
sheetpaper(.02, -.06, .93, .36, .46, .2)
sheetpaper(-.45, -.18, .93, .30, .4, -.15, c='mist')
tube([(.28, -.22, .945), (.40, -.05, .945)], .013, 'saffron', res=4)
kulhad(.62, -.20, .93)
kulhad(-.72, .28, .93)
plant((2.35, 2.2, 0), 1.5, pot='saffron', seed=5)
rig((0, .2, .9))
camera((1.5, -7.1, 2.0), (.08, .3, 1.36), lens=65, fstop=2.6,
       focus=(0, 0, 1.4))
finish(1200, 900, ev=-.5)
