"""A trainer in a headscarf bends over a long table to help one learner at her
laptop; one learner types beside them, another writes at the table's end. Warm
peach room, near and from the left."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('peach', ribs=(-7, 12))
F = board(3.15, 3.0, 1.92, 2.5, 1.4, face='brand', c='wood')
for i, (w, c) in enumerate(((1.5, 'mist'), (1.0, 'lav'), (1.3, 'marigold'))):
    panel((-.95+w/2, -.02, .34-.26*i), w, .08, .02, .035,
          mat(c, .5, emit=.3), g=F, bevel=.004)
window(.42, 3.2, 1.92, 1.5, 1.5, 'rain', view='rain', form='shutters')
rug(.55, .62, 4.5, 2.45)
table(.1, .1, 3.5, 1.0, r=.15, top='#E8BE86', leg='brand')
chair(-1.0, 1.0, .0, 'lav')
chair(.18, 1.0, .0, 'lav')
chair(2.42, .10, -math.pi/2, 'lav')
sit(-1.0, .95, .0, **who('imran', pose='type', lean=.10,
                         smile=1, gaze=(-.95, 0, 1.22)))
sit(.18, .95, .0, **who('tara', pose='type', lean=.12, slim=True,
                        gaze=(.16, .25, 1.1)))
M_ = sit(2.38, .10, -math.pi/2, **who('manoj', lean=.08,
         rh=Vector((1.80, .26, 1.0)), rgrip='pen',
         lh=Vector((1.80, -.16, .985)), lgrip='flat', rpalm=(0, 0, -1),
         lpalm=(0, 0, -1), gaze=(.9, .2, 1.25), smile=1))
stand(1.08, 1.20, -.60, **who('sana', lean=.30, rh=Vector((.47, .46, 1.15)),
      rgrip='point', lh=Vector((1.24, .42, .965)), lgrip='flat',
      gaze=(.20, .2, 1.15), shirt='indigo'))
for x, s in ((-1.0, 'violet'), (.16, 'marigold')):
    laptop((x, .30, .93), math.pi, screen=s)
sheetpaper(1.58, .10, .93, .3, .4, -math.pi/2)
tube([(1.70, .25, .945), (1.80, .29, 1.07)], .012, 'terra', res=4)
sheetpaper(1.25, -.16, .93, .26, .2, .3, c='mist')
kulhad(-.42, .06, .93, 1.15)
mug((-1.40, -.10, .93), 'violet', s=1.15)
phone((.84, .0, .93), .5)
bag(1.95, -1.0, .02, -.7, 'violet')
plant((3.9, 2.0, 0), 1.5, pot='brand', seed=9)
rig((0, .4, .9))
camera((-3.5, -5.1, 2.8), (.48, .52, .92), lens=43.5, fstop=2.8,
       focus=(.3, .7, 1.3))
finish(1200, 900, ev=-.5)
