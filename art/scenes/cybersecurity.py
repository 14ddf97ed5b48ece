"""The accounts desk of a wholesaler on a Friday at ten past four: an
accountant looks at an envelope on her screen; the telephone beside her is off
the hook. A round clock, a calendar leaf that says FRI and a low sun in the
window; blue room."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('sky')
clock(.52, 3.22, 2.36, 4, 10, r=.47, rim='brand')
# calendar: a leaf with the day's name over its dates
C = Grp((1.52, 3.2, 2.30), 0, .95)
panel((0, 0, 0), .86, 1.02, .05, .05, 'ivory', bevel=.012, g=C)
panel((0, -.03, .34), .86, .34, .04, .05, mat('terra', .5), bevel=.012, g=C)
lettering(C.sub((0, -.055, .34)), 'FRI', .17, mat('ivory', .5), r=.10,
          gap=.42)
for j in range(3):
    for i in range(5):
        x, z = -.30+.15*i, .04-.17*j
        panel((x, -.03, z), .09, .09, .02, .02,
              mat('marigold' if (i, j) == (4, 1) else 'lav', .6), bevel=.004,
              g=C)
window(-1.85, 3.2, 2.1, 2.0, 1.8, 'dusk', view='kites', form='grid')
rug(.1, .5, 4.4, 2.4, ('#E9B06F', '#F5CB92'))
table(0, .05, 2.75, 1.15, r=.12, top='#D9A066', leg='brand')
box((0, -.40, .42), (2.5, .06, .84), mat('brand', .5), bevel=.02)
chair(-.30, 1.12, .10, 'violet')
Z = .93
sit(-.30, 1.04, .08, **who('neha', lanyard=None, shirt='terra', lean=.10,
    ease=.5, rh=Vector((-.52, .52, Z+.055)), rgrip='type', rpalm=(0, 0, -1),
    lh=Vector((-.14, .50, Z+.055)), lgrip='type', lpalm=(0, 0, -1),
    gaze=(-.86, .15, 1.25)))
# her screen, turned so that we see it too
M_ = Grp((-.92, .20, Z), .62, 1.0)
slab((0, .06, 0), .34, .22, .02, .06, mat('mist', .4), g=M_, bevel=.008)
cyl((0, .08, .12), .03, .24, mat('mist', .4), g=M_)
S = M_.sub((0, 0, .50))
panel((0, .03, 0), .96, .64, .04, .04, mat('mist', .4), g=S, bevel=.012)
panel((0, .004, 0), .90, .58, .012, .03, mat('#16294E', .5, emit=.3), g=S,
      bevel=.003)
panel((0, -.010, -.01), .56, .37, .016, .03, mat('ivory', .5, emit=.35), g=S,
      bevel=.004)
stroke(S, [(-.26, .155), (0, -.04), (.26, .155)], .014,
       mat('brand', .5), y=-.022)
ball((.28, -.03, .18), .062, mat('terra', .4, emit=.5), g=S,
     scale=(1, .4, 1), n=24)
slab((-.33, .42, Z), .52, .17, .02, .03, mat('mist', .4), rot=(0, 0, .1),
     bevel=.006)
for i in range(3):
    slab((-.33, .375+.045*i, Z+.021), .46, .03, .006, .01, 'white',
         rot=(0, 0, .1), bevel=.002)
# the telephone, its receiver on the desk
T = Grp((.96, .16, Z), -.25, 1.45)
telephone(T, off=Grp((.26, -.26, Z-.123*1.45), .34, 1.45))
# the ledger with the number that nobody rang, a cup, slips
L = Grp((-.60, -.24, Z), .06)
slab((0, 0, 0), .72, .44, .02, .02, 'terra', g=L, bevel=.006)
for s in (-1, 1):
    Q = L.sub((s*.17, 0, .022), 0, 1, (0, s*.05))
    box((0, 0, .016), (.33, .39, .04), mat('#FFFDF6', .8), g=Q, bevel=.01)
    for i in range(5):
        box((0, .13-.065*i, .037), (.24, .014, .004),
            'saffron' if (s, i) == (1, 2) else 'lav', g=Q, bevel=.001)
kulhad(-1.14, -.26, Z, 1.25)
plant((2.45, 2.3, 0), 1.5, pot='terra', seed=4)
rig((0, .3, .9))
area((-4.2, 2.2, 3.4), (.2, .2, 1), .9, 120, '#FFB36A')
camera((.95, -6.6, 2.5), (.06, .6, 1.58), lens=58, fstop=3.2,
       focus=(0, .3, 1.2))
finish(1600, 900, ev=-.5)
