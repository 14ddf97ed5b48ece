"""A friendly front desk from near by: a woman with a headset greets us over
the counter with a red telephone, a bell, letters and a cup before her, her
screen and a small plant beside her; peach room with a window on the street
and pigeonholes for the post."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('peach')
X = -.24                               # pigeonholes
box((X, 3.0, 1.86), (1.7, .40, 1.5), 'wood', bevel=.03)
for i in range(4):
    for j in range(3):
        box((X-.61+.41*i, 2.84, 1.36+.48*j), (.35, .16, .40),
            mat('#8A5A30', .8), bevel=.01)
        if (i*3+j) % 4 != 1:
            for k in range(2):
                box((X-.61+.41*i, 2.745-.03*k, 1.26+.48*j+.02*k),
                    (.28, .03, .18), mat(('ivory', 'lav', 'marigold',
                                          'terra')[(i+j+k) % 4], .7),
                    bevel=.006, rot=(.08, .05*(k-.5), 0))
window(-3.3, 3.2, 1.90, 1.9, 1.7, 'dusk', view='street')
slab((0, -.05, 0), 3.3, .95, .98, .30, mat('brand', .5), bevel=.04)
for i in range(-6, 7):
    box((i*.23, -.53, .50), (.10, .04, .84), mat('indigo', .5), bevel=.018)
slab((0, -.05, .98), 3.5, 1.12, .08, .34, mat('#E3B176', .4), bevel=.03)
Z = 1.06
CAM = (3.25, -3.7, 2.5)
sit(.0, .86, .32, seat=.728, scale=1.15, floor=-.6,
    **who('suman', lanyard='saffron', drape=None, headset=True, smile=2,
          lean=.05, rh=Vector((-.42, .36, Z+.055)), rgrip='type',
          rpalm=(0, 0, -1), lh=(.36, -.34, .52), lgrip='wave',
          lpalm=(-.1, -1, .35), ldir=(.25, -.15, 1), gaze=CAM))
chair(.0, .98, .32, 'violet', z=.12)
# telephone
telephone(Grp((1.24, -.10, Z), .45, 1.05))
# letters
for i, (x, y, r, c) in enumerate(((-.12, -.30, .55, 'ivory'),
                                  (-.04, -.28, .28, 'lav'),
                                  (-.10, -.32, .72, 'white'))):
    slab((x, y, Z+.022*i), .42, .28, .02, .015, mat(c, .7), bevel=.004,
         rot=(0, 0, r))
e = Grp((-.10, -.32, Z+.067), .72)
tube([(-.19, .12, 0), (0, -.02, .004), (.19, .12, 0)], .007, 'steel', g=e,
     smooth=False, res=3)
ball((0, -.02, .004), .028, 'terra', g=e, scale=(1, 1, .4), n=24)
monitor((-.95, .25, Z), 1.55, art=4, w=.62, h=.40)
slab((-.50, .30, Z), .36, .14, .018, .03, mat('mist', .4), rot=(0, 0, 1.2),
     bevel=.006)
plant((-1.30, -.25, Z), .62, pot='saffron', seed=3)
kulhad(.30, -.02, Z, 1.2)
B = Grp((.72, -.36, Z), 0, 1.12)
cyl((0, 0, .03), .11, .06, mat('marigold', .3, metal=.3), bevel=.03, g=B)
ball((0, 0, .07), .10, mat('marigold', .3, metal=.3), scale=(1, 1, .7), g=B)
ball((0, 0, .15), .02, 'ink', n=16, g=B)
plant((.52, 2.55, 0), 1.15, pot='terra', seed=2)
rig((0, .2, 1.0))
camera(CAM, (.0, .35, 1.50), lens=62.5, fstop=2.6, focus=(0, .7, 1.7))
finish(1200, 900, ev=-.5)
