"""A big marigold megaphone on a stand with four bars rising behind it towards the last, tallest one."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#FFE7CF', '#FFDDBE', 0.62)
stage('#FFE4CC', y=6, r=4)
slab((0, 0.3, 0), 8.6, 4.6, 0.16, 2.2, mat('#F9C39B', 0.8), bevel=0.06)
for i, (h, c) in enumerate(((1.15, 'lav'), (1.75, 'violet'), (2.5, '#3559A8'), (3.35, 'brand'))):
    box((0.15 + i * 0.98, 1.35, 0.16 + h / 2), (0.72, 0.72, h), mat(c, 0.5), bevel=0.08)
ball((3.09, 1.35, 3.78), 0.27, mat('marigold', 0.4, coat=0.3))
G = Grp((-1.15, -0.45, 2.15), 0.40, 1.12, (0, 0.22))
megaphone(G)
S = Grp((-0.75, -0.28, 0.16))
lathe(
    [(0.02, 0), (0.62, 0), (0.64, 0.05), (0.5, 0.12), (0.12, 0.2), (0.09, 1.1), (0.02, 1.1)],
    mat('brand', 0.45),
    g=S,
)
ball((0.0, 0, 1.12), 0.17, mat('brand', 0.45), g=S)
for i, (x, y, c) in enumerate(((1.5, -1.15, 'terra'), (2.2, -0.8, 'ivory'), (2.75, -1.25, 'violet'))):
    box((x, y, 0.16 + 0.19), (0.38, 0.38, 0.38), mat(c, 0.5), rot=(0, 0, 0.3 * i), bevel=0.07)
rig(1.0, 1350, 330, 900, (0, 0, 1.5))
camera((-1.6, -13.4, 3.9), (0.1, 0.2, 1.92), lens=61, fstop=2.8, focus=(-1, -0.6, 1.8))
shoot(A, 'card-marketing', 1200, 800, -0.26)
