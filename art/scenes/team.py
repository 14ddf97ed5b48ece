"""The team at one table: five people type, take notes and think while a sixth
explains a map of the line along the Ganga; navy room, river at dusk
outside."""
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
river_map(F, 2.3, 1.3)
rug(0, .2, 5.5, 2.8)
table(0, 0, 3.5, 1.3, r=.55, pedestal=True)
here = Vector((2.7, 1.7, 2.0))
for x, y, r, c in ((-1.1, .98, .0, 'lav'), (0, 1.0, 0, 'lav'),
                   (1.08, .98, 0, 'lav'), (-2.15, 0, 1.15, 'lav'),
                   (2.15, 0, -1.15, 'lav')):
    chair(x, y, r, c)
sit(-1.1, .98, .05, **who('asha', pose='type', lean=.1, ease=1,
                        gaze=(-1.0, .3, .9)))
sit(0, 1.0, .1, **who('anil', pose='chin', lean=.12, ease=.6, gaze=here))
sit(1.08, .98, 0, **who('suman', rh=(-.10, -.42, .27), lh=(.20, -.40, .27),
                        rgrip='pen', lean=.08, ease=.6, gaze=here))
sit(-2.15, 0, 1.15, **who('jas', pose='type', lean=.1, ease=1,
                           gaze=(-.2, -1.2, 1.4)))
sit(2.15, 0, -1.15, **who('tara', rh=(-.12, -.42, .28), lh=(.18, -.36, .50),
                         lgrip='wave', lpalm=(-.5, 0, .8), lean=.06, ease=.7,
                         gaze=(0, .8, 1.45)))
stand(3.22, 1.75, -.30, **who('meera', rh=Vector((2.62, 2.20, 2.16)),
                             rgrip='point', gaze=(0, .6, 1.3), smile=2,
                             ease=.6))
laptop((-1.1, .36, .93), math.pi, scale=1.05)
laptop((-1.48, -.28, .93), 1.15+math.pi, scale=1.05)
laptop((1.48, -.26, .93), -1.15+math.pi, scale=1.0, screen='marigold')
sheetpaper(1.03, .40, .93, rot=.05)
tube([(.97, .40, .95), (.94, .50, 1.10)], .011, 'saffron', res=4)
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
