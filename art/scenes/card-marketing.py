"""A big marigold megaphone on a stand; behind it a market stall with a striped awning and three bowls of fruit."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#FFE7CF', '#FFDDBE', 0.62)
stage('#FFE4CC', y=6, r=4)
slab((0, 0.3, 0), 8.6, 4.6, 0.16, 2.2, mat('#F9C39B', 0.8), bevel=0.06)
# the stall
T = Grp((1.75, 1.25, 0.16), -0.12)
for sx in (-1.3, 1.3):
    for sy, hh in ((-0.55, 2.75), (0.55, 3.2)):
        cyl((sx, sy, hh / 2), 0.055, hh, mat('wood', 0.7), g=T)
awning(-1.6, 1.6, 0.62, 3.3, 1.45, 0.5, 8, ('brand', 'ivory'), g=T)
box((0, -0.05, 0.5), (2.7, 0.95, 1.0), mat('violet', 0.7), g=T, bevel=0.05)
slab((0, -0.05, 1.0), 2.9, 1.1, 0.08, 0.1, mat('#E3B176', 0.5), g=T, bevel=0.03)
r = random.Random(3)
for i, c in enumerate(('terra', 'marigold', 'leaf2')):
    x = -0.88 + i * 0.88
    lathe([(0.02, 0), (0.3, 0), (0.37, 0.17), (0.34, 0.17), (0.02, 0.06)], mat('wood', 0.7), c=(x, -0.15, 1.08), g=T)
    for k in range(13):
        a = r.uniform(0, 2 * PI)
        q = 0.24 * math.sqrt(r.random())
        ball((x + q * math.cos(a), -0.15 + q * math.sin(a), 1.23 + 0.12 * (1 - q / 0.24)), 0.1, mat(c, 0.5), g=T)
G = Grp((-1.15, -0.45, 2.15), 0.40, 1.12, (0, 0.22))
megaphone(G)
S = Grp((-0.75, -0.28, 0.16))
lathe(
    [(0.02, 0), (0.62, 0), (0.64, 0.05), (0.5, 0.12), (0.12, 0.2), (0.09, 1.1), (0.02, 1.1)],
    mat('brand', 0.45),
    g=S,
)
ball((0.0, 0, 1.12), 0.17, mat('brand', 0.45), g=S)
for i, (x, y, c) in enumerate(((0.2, -1.2, 'ivory'), (1.0, -1.45, 'terra'), (2.9, -0.75, 'violet'))):
    box((x, y, 0.16 + 0.012), (0.5, 0.36, 0.02), mat(c, 0.6), rot=(0, 0, 0.5 - 0.4 * i), bevel=0.006)
rig(1.0, 1350, 330, 900, (0, 0, 1.5))
camera((-1.6, -13.4, 3.9), (0.1, 0.2, 1.92), lens=61, fstop=2.8, focus=(-1, -0.6, 1.8))
shoot(A, 'card-marketing', 1200, 800, -0.26)
