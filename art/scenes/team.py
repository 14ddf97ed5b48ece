"""The team at one table: five people type, take notes and think while a sixth
explains a rising chart on the board; navy room, river at dusk outside."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('navy')
window(-1.98, 3.2, 2.12, 2.5, 2.0, 'dusk', view='bridge')
F = board(1.35, 2.9, 2.05, 2.5, 1.5, face='navy')
for i, h in enumerate((.28, .42, .36, .60, .74)):
    panel((-.75+i*.26, -.012, -.52+h/2), .16, h, .05, .05,
          mat('saffron' if i == 4 else 'lav', .5, emit=.25), bevel=.01, g=F)
tube([(-.8, -.05, -.13), (-.5, -.05, .07), (-.23, -.05, .02),
      (.05, -.05, .31), (.33, -.05, .47)], .018,
     mat('marigold', .4, emit=.6), g=F)
ball((.33, -.06, .47), .045, mat('marigold', .4, emit=.6), g=F)
torus((.80, -.04, .25), .17, .045, mat('violet', .5, emit=.3),
      rot=(math.pi/2, 0, 0), g=F)
for i in range(3):
    panel((.80, -.02, -.17-i*.13), .44-.1*i, .05, .03, .024,
          mat('mist', .5, emit=.2), bevel=.004, g=F)
rug(0, .2, 5.5, 2.8)
table(0, 0, 3.5, 1.3, r=.55, pedestal=True)
here = Vector((2.7, 1.7, 2.0))
for x, y, r, c in ((-1.1, .98, .0, 'lav'), (0, 1.0, 0, 'lav'),
                   (1.08, .98, 0, 'lav'), (-2.15, 0, 1.15, 'lav'),
                   (2.15, 0, -1.15, 'lav')):
    chair(x, y, r, c)
sit(-1.1, .98, .05, **who('asha', pose='type', lean=.1, gaze=(-1.0, .3, .9)))
sit(0, 1.0, .1, **who('anil', pose='chin', lean=.12, gaze=here))
sit(1.08, .98, 0, **who('suman', rh=(-.10, -.42, .27), lh=(.20, -.40, .27),
                        rgrip='pen', lean=.08, gaze=here))
sit(-2.15, 0, 1.15, **who('jas', pose='type', lean=.1, gaze=(-.2, -1.2, 1.4)))
sit(2.15, 0, -1.15, **who('tara', rh=(-.12, -.42, .28), lh=(.18, -.36, .50),
                         lgrip='wave', lpalm=(-.5, 0, .8), lean=.06,
                         gaze=(0, .8, 1.45)))
stand(3.22, 1.75, -.30, **who('meera', rh=Vector((2.62, 2.20, 2.16)),
                             rgrip='point', lh=(.16, -.30, .30),
                             lgrip='hold', gaze=(0, .6, 1.3), smile=2))
laptop((-1.1, .36, .93), math.pi, scale=1.05)
laptop((-1.48, -.28, .93), 1.15+math.pi, scale=1.05)
laptop((1.48, -.26, .93), -1.15+math.pi, scale=1.0, screen='marigold')
sheetpaper(1.03, .40, .93, rot=.05)
sheetpaper(.15, -.22, .93, .42, .32, .15)
sheetpaper(-.25, -.10, .93, .3, .22, -.3, c='marigold', ruled=False)
mug((-.52, .30, .93))
mug((.58, -.32, .93), 'terra')
kulhad(-.80, -.02, .93, 1.2)
kulhad(.45, .45, .93, 1.2)
plant((-3.05, 2.4, 0), 1.75, pot='saffron')
plant((4.30, 2.3, 0), 1.45, pot='terra', seed=4)
for x in (-.95, 0, .95):
    pendant(x, .25, 2.95)
rig((0, .3, .8))
area((0, 2.0, 5.6), (0, 3.6, 1.2), 2.5, 330, '#FFD9A0')
camera((-2.9, -11.2, 4.2), (.42, .75, 1.13), lens=57, fstop=3.2,
       focus=(0, .5, 1.2))
finish(1600, 900)
