"""A hand with a piece of chalk, from near by: on a blue board it draws the
line between two boxes; a third is already joined. Chalk dust and a duster on
the ledge below."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403
from people import PEN, near_hand, palm_frame, sleeve    # noqa: E402

reset()

world(*GLOW['peach'])
box((0, 1.0, 2), (40, .2, 24), mat(LOOKS['peach'][0], .85, sheen=0), bevel=0)
box((0, .5, 3.3), (11.5, .36, 7.0), mat('wood', .6), bevel=.12)
box((0, .34, 3.4), (10.9, .16, 6.4), mat('#24508A', .9, sheen=0), bevel=.03)
F = Grp((0, .235, 2.75))
chalk = mat('#FFFBF0', .9)
gold = mat('marigold', .8)
R = .052


def rough(pts, m):
    """A chalk line, not quite straight."""
    rnd = random.Random(int(pts[0][0]*50+pts[-1][1]*70))
    P = []
    for (x0, z0), (x1, z1) in zip(pts, pts[1:]):
        n = max(2, int(math.hypot(x1-x0, z1-z0)/.25))
        P += [(x0+(x1-x0)*i/n+rnd.uniform(-.012, .012),
               z0+(z1-z0)*i/n+rnd.uniform(-.012, .012)) for i in range(n)]
    stroke(F, P+[pts[-1]], R, m)


def cell(x, z, w, h, m):
    rough([(x-w/2, z-h/2), (x+w/2, z-h/2), (x+w/2, z+h/2), (x-w/2, z+h/2),
           (x-w/2, z-h/2)], m)


cell(-2.9, 1.25, 2.0, 1.15, chalk)
cell(-2.9, -1.0, 2.0, 1.15, chalk)
cell(.35, 1.25, 2.0, 1.15, gold)
rough([(-1.8, 1.25), (-.75, 1.25)], chalk)
rough([(-1.05, 1.42), (-.75, 1.25), (-1.05, 1.08)], chalk)
rough([(-2.9, .58), (-2.9, -.32)], chalk)
rough([(-3.07, -.02), (-2.9, -.32), (-2.73, -.02)], chalk)
for z, w in ((1.40, 1.1), (1.08, .7)):
    rough([(-3.45, z), (-3.45+w, z)], mat('lav', .8))
for z, w in ((-.85, .8), (-1.17, 1.1)):
    rough([(-3.45, z), (-3.45+w, z)], mat('lav', .8))
TIP = (.12, -1.0)
rough([(-1.8, -1.0), TIP], chalk)
# the hand: it holds the chalk, whose tip is at the line's end
TURN = ((-.62, .30, .72), (-.30, 1, -.25), .98)
PINCH = (-.37, 1.32, -.62)
tip = F.pt(TIP[0], -.04, TIP[1])
hold = tip+Vector((.36, -.50, -.26))
H = palm_frame(hold-palm_frame((0, 0, 0), *TURN).pt(*PINCH), *TURN)
near_hand(H, 'br2', -1, **PEN)
sleeve(H, 'saffron', cuff='terra')
tube([tip, tip+(hold-tip)*1.75], .105, chalk, smooth=False)
# the ledge
box((0, -.06, .0), (11.2, .9, .16), mat('wood', .6), bevel=.05)
box((-3.0, -.15, .33), (1.5, .55, .46), mat('brand', .8), bevel=.07)
box((-3.0, -.15, .13), (1.5, .57, .12), mat('#E9DCC8', .9), bevel=.04)
for x, c, r in ((-1.6, 'ivory', .2), (-1.2, 'marigold', -.3)):
    cyl((x, -.25, .165), .085, .62, mat(c, .9), rot=(0, math.pi/2, r),
        bevel=.02)
rig((0, -.5, 2.0), 3.0, 1.0)
camera((1.6, -11.9, 3.3), (-.32, 0, 2.16), lens=50, fstop=1.2,
       focus=(.3, -.2, 1.8))
finish(1200, 900, ev=-.5)
