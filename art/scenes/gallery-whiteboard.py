"""A woman draws how the parts of a system join on a whiteboard while a
colleague with a notebook follows her; ivory room, close and from the left."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('ivory')
F = board(.55, 2.2, 1.78, 3.4, 1.95, legs=True)
for x, z, c in ((-1.2, .50, 'violet'), (-.25, .50, 'lav'), (-.25, -.25, 'lav'),
                (.62, .15, 'marigold')):
    panel((x, -.015, z), .50, .34, .02, .07, mat(c, .6), bevel=.006, g=F)
panel((-1.2, -.015, -.30), .44, .44, .02, .20, mat('leaf2', .6), bevel=.006,
      g=F)
for p in ([(-.95, .50), (-.50, .50)], [(0, .50), (.2, .50), (.37, .25)],
          [(0, -.25), (.2, -.25), (.37, .05)], [(-.98, -.30), (-.50, -.25)],
          [(-.25, .33), (-.25, -.08)]):
    flow(F, p, 'brand', .016)
flow(F, [(.87, .15), (1.05, .18), (1.12, .22)], 'terra', .018)
p = F.pt(1.12, -.06, .24)
stand(2.28, 1.40, -1.30, **who('asha', rh=Vector((p.x+.13, p.y-.13, p.z-.06)),
      rgrip='pen', lh=(.22, -.24, .20), lgrip='hold', gaze=(-.3, .2, 1.8),
      smile=1, feet=((-.12, -.06), (.13, .08))))
tube([tuple(p), (p.x+.14, p.y-.16, p.z-.05)], .016, 'terra', res=4)
P = stand(-1.25, .85, .35, **who('jas', rh=(-.06, -.32, .36), rgrip='pen',
      lh=(.13, -.28, .27), lgrip='hold', lpalm=(-.3, 0, 1),
      gaze=(1.5, 1.4, 1.85), feet=((-.12, .08), (.13, -.10))))
g = P.sub((.05, -.37, .32), .1, 1, (.45, 0))
box((0, 0, 0), (.30, .24, .03), 'violet', g=g, bevel=.01)
box((0, 0, .018), (.27, .21, .012), 'white', g=g, bevel=.003)
stool(.75, 1.15, 'wood')
kulhad(.68, 1.10, .55, 1.3)
sheetpaper(.82, 1.23, .552, .2, .26, .4)
pendant(.3, .9, 2.78, 'terra')
rig((.3, .9, .9))
camera((-2.6, -6.6, 1.7), (.50, 1.2, 1.42), lens=56, fstop=2.6,
       focus=(.6, 1.2, 1.5))
finish(1200, 900, ev=-.5)
