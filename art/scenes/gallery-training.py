"""A trainer bends to help one learner at a laptop; two others work on beside
them at a long table. Warm peach room, low close camera."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('peach')
F = board(1.35, 3.0, 2.2, 2.3, 1.3, face='brand', c='wood')
for i, (w, c) in enumerate(((1.3, 'mist'), (.9, 'lav'), (1.1, 'marigold'))):
    panel((-.3+w/2-.5, -.02, .30-.22*i), w, .07, .02, .03,
          mat(c, .5, emit=.3), g=F, bevel=.004)
window(-1.7, 3.2, 2.2, 1.7, 1.8, 'rain', view='rain', form='shutters')
table(.1, .1, 3.7, .95, r=.15, top='#E8BE86', leg='brand')
for x, c in ((-1.25, 'lav'), (.05, 'lav'), (1.45, 'lav')):
    chair(x, .95, .0, c)
sit(-1.25, .95, .05, **who('imran', pose='type', lean=.10,
                           gaze=(-1.25, 0, 1.05)))
sit(.05, .95, .1, **who('tara', pose='type', lean=.12, slim=True,
                        gaze=(.1, .25, 1.1)))
sit(1.45, .95, -.1, **who('manoj', lean=.05, rh=(-.10, -.40, .27),
                          rgrip='pen', lh=(.20, -.36, .27),
                          gaze=(.6, 1.0, 1.3), smile=1))
stand(.74, 1.32, -.62, **who('sana', lean=.32, rh=Vector((.32, .52, 1.20)),
      rgrip='point', lh=Vector((.86, .44, .965)), lgrip='flat',
      gaze=(.08, .5, 1.15), shirt='indigo'))
for x, r, s in ((-1.25, .05, 'violet'), (.02, .1, 'marigold')):
    laptop((x, .30, .93), math.pi+r, screen=s)
sheetpaper(1.38, .22, .93, .3, .4, -.1)
sheetpaper(1.0, -.08, .93, .26, .2, .3, c='mist')
laptop((1.75, .12, .93), math.pi-.3)
kulhad(-.62, .10, .93)
mug((-.72, -.15, .93), 'violet')
phone((.62, .02, .93), .5)
bag(-1.9, -.35, 0, .3, 'violet')
plant((2.6, 2.3, 0), 1.4, pot='brand', seed=9)
pendant(-.6, .4, 2.95, 'brand')
rig((0, .4, .9))
camera((2.2, -7.9, 1.75), (.15, .7, 1.36), lens=60, fstop=2.8,
       focus=(.2, .7, 1.3))
finish(1200, 900, ev=-.5)
