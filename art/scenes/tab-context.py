"""Receipts on a spike, from near by, between cloth-bound registers and a cup
of tea: what a desk beside the Ganga was run by before anybody had a computer.
Out of focus behind it, a window on the river and its bridge."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('sky', y=11, ribs=(-14, 14), h=13, step=.6)
window(-.2, 10.7, 5.4, 7.6, 5.6, 'day', view='bridge', form='arch')
slab((0, 2.4, -.4), 16, 10, .415, .5, mat('#C98A4B', .4), bevel=.08)
# the spike
cyl((0, 0, .16), 1.02, .32, mat('brand', .5), bevel=.10)
cyl((0, 0, .36), .55, .10, mat('marigold', .35, metal=.3), bevel=.04)
cyl((0, 0, 2.5), .055, 4.3, mat('#C6CFDF', .25, metal=.7, sheen=0),
    bevel=.01)
cyl((0, 0, 4.77), .055, .30, mat('#C6CFDF', .25, metal=.7, sheen=0), r2=.006,
    bevel=.0)
rnd = random.Random(12)
PAPER = ('#FFFDF6', '#FFFDF6', '#FFE3B8', '#D9E4FA', '#FFFDF6', '#FBD3CB')
z = .46
N = 17
for i in range(N):
    w, d = rnd.uniform(1.5, 1.9), rnd.uniform(2.1, 2.7)
    a = rnd.uniform(-.55, .55)+(math.pi if i % 3 == 0 else 0)
    cx, cy = rnd.uniform(-.28, .28), rnd.uniform(-.5, .35)
    c = PAPER[i % 6]
    bow = rnd.uniform(.03, .11)*(1 if i % 4 else -.4)
    G = Grp((0, 0, z), a)
    rows = []
    for j in range(9):
        v = -1+j/4
        rows.append([(cx+w/2*u, cy+d/2*v,
                      bow*(abs(v)**1.6)*(1 if v < 0 else .6)
                      + .03*u*u*(1 if i % 2 else -1))
                     for u in (-1, -.5, 0, .5, 1)])
    sheet(rows, mat(c, .85), g=G, thick=.028)
    z += rnd.uniform(.14, .21)
top = z
# the last slip, whole: its head, lines and a total
G = Grp((-.05, -.10, top+.10), -.16, 1, (.30, 0))


def bend(x, y):
    """Height of the last slip at (x, y)."""
    return .10*abs(y/1.5)**1.7+.03*x*x


w, d = 2.1, 3.0
sheet([[(w/2*u, d/2*v, bend(w/2*u, d/2*v)) for u in (-1, -.5, 0, .5, 1)]
       for v in [-1+k/5 for k in range(11)]], mat('#FFFDF6', .85), g=G,
      thick=.03)
for y, x0, x1, r, c in ((1.05, -.62, .62, .070, 'brand'),
                        (.62, -.78, .30, .038, 'violet'),
                        (.62, .52, .78, .038, 'violet'),
                        (-.36, -.78, .10, .038, 'violet'),
                        (-.36, .46, .78, .038, 'violet'),
                        (-.66, -.78, .22, .038, 'violet'),
                        (-.66, .52, .78, .038, 'violet'),
                        (-1.06, -.78, -.25, .050, 'brand'),
                        (-1.06, .36, .78, .060, 'terra')):
    n = 5
    tube([(x0+(x1-x0)*k/n, y, bend(x0+(x1-x0)*k/n, y)+.018)
          for k in range(n+1)], r, mat(c, .7), g=G, res=3)
# around it
for i, (c, r) in enumerate((('terra', .14), ('brand', -.04), ('rose', .10),
                            ('terra', .0))):
    Q = Grp((-3.7, 2.3, .40+.72*i), r+.25)
    box((0, 0, 0), (3.0, 2.2, .70), mat(c, .8), g=Q, bevel=.18)
    box((0, 0, 0), (.34, 2.23, .73), 'ivory', g=Q, bevel=.05)
kulhad(2.75, .7, 0, 9.5)
rig((0, .5, 2.2), 3.0, 1.0)
camera((2.4, -12.5, 6.6), (-.20, .5, 2.45), lens=56, fstop=.6,
       focus=(0, -.4, 3.2))
finish(1600, 1200, ev=-.5)
