"""A factory's accountant shows a consultant the line in his ledger while she
draws the way of the order on a long paper; the foreman brings a slip. Peach
room with a wide window on the factory floor, seen from the right."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('peach')
window(-.75, 3.2, 1.86, 3.2, 1.42, 'day', 'brand', 2, view='factory')
for i, c in enumerate(('terra', 'brand', 'terra', 'violet', 'terra')):
    box((1.27+.19*i, 3.08, 1.95), (.15, .26, .46), mat(c, .7), bevel=.02)
    box((1.27+.19*i, 2.94, 1.99), (.09, .02, .14), 'ivory', bevel=.004)
box((1.66, 3.12, 1.69), (1.2, .34, .06), 'wood', bevel=.015)
rug(-.25, .2, 4.5, 2.1, ('#82A1DD', '#A9C1EF'))
table(0, 0, 3.0, 1.15, r=.2, top='#D9A066', leg='brand')
chair(-.72, 1.0, .05, 'lav')
chair(.72, 1.0, -.10, 'violet')
sit(-.72, .92, .05, **who('gopal', lean=.14, rh=Vector((-.80, .34, 1.0)),
    rgrip='point', rpalm=(0, 0, -1), lh=Vector((-.36, .36, .985)),
    lgrip='flat', lpalm=(0, 0, -1), gaze=(.55, .6, 1.55)))
sit(.72, .92, -.10, **who('neha', lanyard=None, lean=.16, smile=1,
    rh=Vector((.50, .34, 1.0)), rgrip='pen', lh=Vector((1.0, .40, .975)),
    lgrip='flat', lpalm=(0, 0, -1), gaze=(-.55, .1, 1.1)))
P = stand(-1.95, .30, 1.15, **who('manoj', rh=Vector((-1.43, .02, 1.22)),
    rgrip='hold', lh=(.29, -.08, .03), gaze=(-.7, .7, 1.6), smile=1,
    ease=1))
slab((-1.41, .05, 1.29), .20, .28, .012, .015, 'ivory', bevel=.003,
     rot=(1.15, 0, .35))
# the ledger
L = Grp((-.66, .06, .93), .08)
slab((0, 0, 0), 1.0, .62, .022, .03, 'terra', g=L, bevel=.008)
for s in (-1, 1):
    Q = L.sub((s*.235, 0, .03), 0, 1, (0, s*.05))
    box((0, 0, .02), (.45, .54, .05), mat('#FFFDF6', .8), g=Q, bevel=.012)
    box((s*.10, 0, .046), (.010, .48, .004), 'terra', g=Q, bevel=.001)
    for i in range(6):
        box((-.04 if s > 0 else .04, .19-.075*i, .046),
            (.22, .016, .004), 'lav', g=Q, bevel=.001)
        box((s*.16, .19-.075*i, .046), (.06, .016, .004),
            'brand', g=Q, bevel=.001)
# the way of the order, still being drawn
D = Grp((.66, .02, .93), -.06)
slab((0, 0, 0), 1.15, .62, .010, .02, 'white', g=D, bevel=.002)
way = [(.44, -.17), (.15, -.17), (-.14, -.17), (-.42, -.17), (-.42, .13),
       (-.17, .15)]
tube([(x, y, .016) for x, y in way], .011, 'brand', g=D, smooth=False)
for (x, y), c in zip(way, ('lav', 'violet', 'lav', 'terra', 'lav')):
    slab((x, y, .008), .17, .14, .022, .03, c, g=D, bevel=.006)
p = D.pt(-.17, .15, .02)
tube([tuple(p), (p.x-.03, p.y+.14, p.z+.14)], .012, 'saffron', res=4)
# slips on a spike, tea
cyl((-.02, -.33, .945), .10, .03, 'brand', bevel=.01)
cyl((-.02, -.33, 1.06), .010, .26, 'steel', bevel=0, n=20)
for i in range(5):
    slab((-.02, -.33, .965+.014*i), .17, .13, .008, .01,
         ('ivory', 'white', 'marigold', 'white', 'ivory')[i], bevel=.002,
         rot=(0, 0, i*.5))
kulhad(1.32, -.28, .93, 1.2)
kulhad(-1.30, -.30, .93, 1.2)
plant((2.35, 2.3, 0), 1.5, pot='brand', seed=5)
rig((0, .3, .9))
camera((2.3, -8.3, 3.3), (-.16, .45, 1.22), lens=63, fstop=3,
       focus=(-.2, .4, 1.3))
finish(1600, 900, ev=-.5)
