"""A friendly front desk: a woman with a headset smiles at us over a desk with
a telephone, letters, a laptop and a small plant; peach room with pigeonholes
for the post."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('peach')
box((-1.05, 3.0, 2.05), (1.7, .40, 1.5), 'wood', bevel=.03)
for i in range(4):
    for j in range(3):
        box((-1.66+.41*i, 2.84, 1.55+.48*j), (.35, .16, .40),
            mat('#8A5A30', .8), bevel=.01)
        if (i*3+j) % 4 != 1:
            for k in range(2):
                box((-1.66+.41*i, 2.745-.03*k, 1.45+.48*j+.02*k),
                    (.28, .03, .18), mat(('ivory', 'lav', 'marigold',
                                          'terra')[(i+j+k) % 4], .7),
                    bevel=.006, rot=(.08, .05*(k-.5), 0))
window(1.75, 3.2, 2.15, 1.9, 1.9, 'dusk', view='street')
slab((0, -.05, 0), 3.3, .95, .98, .30, mat('brand', .5), bevel=.04)
for i in range(-6, 7):
    box((i*.23, -.53, .50), (.10, .04, .84), mat('indigo', .5), bevel=.018)
slab((0, -.05, .98), 3.5, 1.12, .08, .34, mat('#E3B176', .4), bevel=.03)
Z = 1.06
sit(.05, 1.0, .02, seat=.728, scale=1.15, floor=-.6,
    **who('suman', lanyard='saffron', drape=None, headset=True, smile=2,
          lean=.05, rh=(-.26, -.46, .40), lh=(.24, -.44, .30), lgrip='flat',
          rgrip='wave', rpalm=(.3, -.6, .8), gaze=(-1.8, -7, 1.9)))
chair(.05, 1.12, 0, 'violet', z=.12)
# telephone
T = Grp((-.85, -.12, Z), .25, 1.15)
prism([(-.2, 0), (.2, 0), (.15, .13), (-.15, .13)], .26, mat('terra', .4),
      c=(0, .13, 0), rot=(math.pi/2, 0, 0), g=T, bevel=.03)
cyl((0, -.14, .075), .085, .02, 'ivory', g=T, rot=(math.pi/2-.0, 0, 0),
    bevel=.006)
for i in range(8):
    a = i*math.pi/4
    ball((.055*math.cos(a), -.153, .075+.055*math.sin(a)), .013, 'brand',
         g=T, n=16)
tube([(-.22, 0, .20), (-.12, 0, .235), (.12, 0, .235), (.22, 0, .20)], .04,
     mat('terra', .4), g=T)
for s in (-1, 1):
    ball((s*.21, 0, .185), .062, mat('terra', .4), g=T, scale=(1, 1, .8),
         n=28)
tube([(-.2, .1, .03), (-.29, .16, .02), (-.27, .24, .02), (-.1, .26, .02)],
     .012, 'ink', g=T, res=4)
# letters
for i, (x, y, r, c) in enumerate(((.72, -.22, .15, 'ivory'),
                                  (.80, -.20, -.12, 'lav'),
                                  (.74, -.24, .32, 'white'))):
    slab((x, y, Z+.022*i), .42, .28, .02, .015, mat(c, .7), bevel=.004,
         rot=(0, 0, r))
e = Grp((.74, -.24, Z+.067), .32)
tube([(-.19, .12, 0), (0, -.02, .004), (.19, .12, 0)], .007, 'steel', g=e,
     smooth=False, res=3)
ball((0, -.02, .004), .028, 'terra', g=e, scale=(1, 1, .4), n=24)
monitor((.58, .16, Z), math.pi-.5, art=1, w=.56, h=.36)
plant((1.32, .02, Z), .62, pot='saffron', seed=3)
kulhad(.28, -.28, Z, 1.2)
cyl((-1.35, -.12, Z+.03), .11, .06, mat('marigold', .3, metal=.3),
    bevel=.03)
ball((-1.35, -.12, Z+.07), .10, mat('marigold', .3, metal=.3),
     scale=(1, 1, .7))
ball((-1.35, -.12, Z+.15), .02, 'ink', n=16)
plant((2.25, 2.3, 0), 1.4, pot='terra', seed=2)
pendant(.05, .3, 2.75, 'brand')
rig((0, .2, 1.0))
camera((-2.4, -6.9, 2.15), (.02, .3, 1.36), lens=61, fstop=2.6,
       focus=(0, .2, 1.5))
finish(1200, 900, ev=-.5)
