"""One admission form passes four desks: the clerk at the first desk hands the
marigold form to the second; a dotted line on the floor leads from desk to
desk, each with its number and its own thing to copy the name into (a
register, a screen, a sheet among bottles, a tray). Ivory room, from above and
from the left."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('ivory', y=5.6, ribs=(-9, 9))
Z = .93
DESKS = ((-2.05, -.55, .0), (-.10, .35, .0), (1.75, 1.35, .0),
         (3.35, 2.55, .0))
FORM = mat('#FFB52E', .6, emit=.12)


def form(g, w=.40, d=.54):
    """The form: a marigold sheet with ruled lines, in the x-y plane."""
    slab((0, 0, 0), w, d, .014, .02, FORM, g=g, bevel=.003)
    for i in range(4):
        q = w*(.7 if i < 3 else .4)
        box((-(w*.7-q)/2, d*(.28-.17*i), .017), (q, .030, .006),
            mat('brand' if i == 0 else 'ivory', .6), g=g, bevel=.001, seg=1)


slab((.55, 1.1, 0), 8.8, 5.2, .02, 1.6, mat('#A9C1EF', .9), bevel=.008,
     rot=(0, 0, .50))
for i, (x, y, r) in enumerate(DESKS):
    D = Grp((x, y, 0), r)
    slab((0, 0, Z-.07), 1.40, .86, .07, .10, mat('#E3B176', .4), bevel=.025,
         g=D)
    box((0, -.02, .43), (1.24, .70, .86), mat('brand', .5), g=D, bevel=.03)
    cyl((0, -.385, .50), .23, .04, mat('ivory', .5),
        rot=(math.pi/2, 0, 0), g=D, bevel=.012)
    lettering(D.sub((0, -.41, .50)), '1234'[i], .24, mat('terra', .5), r=.12)
    chair(x, y+.92, .0, 'lav')
# the way the form takes
way = []
for (x, y, r), nx in zip(DESKS, DESKS[1:]+((5.2, 3.9, 0),)):
    way += [(x-.25, y-.75), (x+.62, y-.70)]
P = [Vector((x, y, .03)) for x, y in [(-3.3, -1.5)]+way]
dots = []
for a, b in zip(P, P[1:]):
    n = max(2, int((b-a).length/.26))
    dots += [a.lerp(b, k/n) for k in range(n)]
for p in dots:
    cyl((p.x, p.y, .026), .055, .03, mat('saffron', .6), bevel=.01, n=24)

# 1: reception, the form leaves
x, y, r = DESKS[0]
sit(x-.10, y+.86, .30, **who('asha', drape='ivory', shirt='violet', lean=.12,
    lh=Vector((-1.20, -.02, 1.27)), lgrip='hold', lpalm=(0, 0, 1),
    rh=Vector((x-.38, y+.30, Z+.05)), rgrip='flat', rpalm=(0, 0, -1),
    gaze=(-.9, 0, 1.3), ease=.7))
sheetpaper(x-.42, y+.05, Z, .34, .44, .1)
cyl((x+.42, y+.16, Z+.07), .055, .14, 'terra', bevel=.012)
for k in range(2):
    tube([(x+.41+.02*k, y+.16, Z+.1), (x+.40+.06*k, y+.18, Z+.27)], .010,
         ('saffron', 'ink')[k], res=4)
G = Grp((-1.02, .02, 1.30), -.55, 1, (.62, .10))
form(G, .44, .58)
# 2: the register
x, y, r = DESKS[1]
sit(x-.05, y+.86, -.35, **who('anil', lean=.12,
    rh=Vector((-.84, .20, 1.29)), rgrip='hold', rpalm=(0, 0, 1),
    lh=Vector((x+.22, y+.32, Z+.06)), lgrip='flat', lpalm=(0, 0, -1),
    gaze=(-1.0, 0, 1.3), ease=.7))
L = Grp((x+.10, y-.02, Z), .03)
slab((0, 0, 0), .92, .54, .022, .03, 'terra', g=L, bevel=.008)
for s in (-1, 1):
    Q = L.sub((s*.215, 0, .03), 0, 1, (0, s*.05))
    box((0, 0, .02), (.41, .47, .05), mat('#FFFDF6', .8), g=Q, bevel=.012)
    for i in range(5):
        box((.02, .16-.075*i, .047), (.26, .016, .004), 'lav', g=Q,
            bevel=.001)
# 3: the billing program
x, y, r = DESKS[2]
sit(x+.0, y+.88, .10, **who('vikas', pose='type', lean=.10,
    gaze=(x-.2, y, 1.3), ease=.7))
monitor((x-.30, y+.02, Z), math.pi+.35, art=0, w=.66, h=.44)
slab((x+.06, y+.28, Z), .42, .15, .02, .03, mat('mist', .4), bevel=.006)
mug((x+.48, y-.08, Z), 'terra', s=1.3)
# 4: the dispensary, bottles and a sheet
x, y, r = DESKS[3]
sit(x+.0, y+.88, .25, **who('rekha', lean=.10,
    rh=Vector((x-.18, y+.26, Z+.07)), rgrip='pen', rpalm=(0, 0, -1),
    lh=Vector((x+.26, y+.30, Z+.05)), lgrip='flat', lpalm=(0, 0, -1),
    gaze=(x, y, 1.0), ease=.7))
sheetpaper(x-.05, y+.02, Z, .40, .50, .0)
for k, (dx, c, h) in enumerate(((-.52, 'leaf2', .26), (-.38, 'terra', .20),
                                (.48, 'violet', .24), (.36, 'marigold', .17))):
    cyl((x+dx, y-.14+.06*(k % 2), Z+h/2), .062, h, mat(c, .3), bevel=.02)
    cyl((x+dx, y-.14+.06*(k % 2), Z+h+.025), .036, .05, 'ivory', bevel=.01)
window(-1.6, 5.35, 2.35, 2.2, 1.7, 'day', view='mango', form='shutters')
shelf(1.7, 5.3, 2.2, 1.7, 3)
plant((-3.5, 3.6, 0), 1.5, pot='terra', seed=2)
rig((.4, .9, .9), 1.25)
camera((-3.4, -9.6, 5.0), (.42, 1.0, .93), lens=50, fstop=5,
       focus=(-1.0, 0, 1.2))
finish(1600, 900, ev=-.5)
