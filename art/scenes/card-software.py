"""A software window made of clay code blocks stands over a chunky keyboard; beside it a pair of angle brackets, a mug and a mouse."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#E4ECFB', '#FFF6E8', 0.62)
stage('#CFE3DC', y=6, r=4)
slab((0, 0.1, 0), 8.2, 5.0, 0.14, 0.7, mat('#A9CFC2', 0.8), bevel=0.05)
G = Grp((0.0, 1.0, 0.14), -0.10)
slab((0, 0.05, 0), 2.0, 0.9, 0.14, 0.3, mat('brand', 0.5), g=G, bevel=0.05)
box((0, 0.1, 0.35), (0.5, 0.24, 0.5), mat('brand', 0.5), g=G)
Wn = G.sub((0, 0, 0.5))
window(Wn, 5.2, 3.4, 0.22, body='ivory', bar='brand', inner='#1B3263')
code = [
    [('terra', 0.7), ('lav', 1.1)],
    [(None, 0.4), ('marigold', 0.9), ('violet', 0.6), ('ivory', 0.5)],
    [(None, 0.4), ('leaf2', 0.55), ('lav', 1.3)],
    [(None, 0.8), ('ivory', 0.6), ('terra', 0.9)],
    [(None, 0.8), ('violet', 1.2), ('marigold', 0.45)],
    [(None, 0.4), ('lav', 0.8)],
    [('terra', 0.5)],
]
for j, row in enumerate(code):
    x = -1.95
    for c, w in row:
        if c:
            panel((x + w / 2, -0.24, 2.55 - j * 0.36), w, 0.23, 0.20, 0.11, mat(c, 0.45), g=Wn, bevel=0.05)
        x += w + 0.12
for j in range(7):
    panel((-2.25, -0.15, 2.55 - j * 0.36), 0.14, 0.1, 0.05, 0.04, mat('#5576B8', 0.5), g=Wn, bevel=0.008)
panel((1.55, -0.17, 1.62), 1.5, 1.95, 0.08, 0.12, mat('#2B4A88', 0.6), g=Wn, bevel=0.02)
torus((1.55, -0.3, 2.05), 0.34, 0.11, mat('marigold', 0.45), rot=(PI / 2, 0, 0), g=Wn)
for i, q in enumerate((1.1, 0.8)):
    panel(
        (1.55 - (1.1 - q) / 2, -0.26, 1.32 - i * 0.26),
        q,
        0.15,
        0.14,
        0.07,
        mat(['ivory', 'lav'][i], 0.45),
        g=Wn,
        bevel=0.03,
    )
K = Grp((-0.45, -1.55, 0.14), 0.04)
keyboard((0, 0, 0), 4.3, 1.55, g=K, body='ivory', key='#B7C8EE')
M_ = Grp((2.75, -1.5, 0.14), -0.25)
ball((0, 0, 0.0), 0.42, mat('marigold', 0.4, coat=0.3), scale=(0.82, 1.3, 0.62), g=M_)
cyl((0, -0.24, 0.225), 0.07, 0.1, mat('brand', 0.5), rot=(0, PI / 2, 0), g=M_)
# bracket pair of clay
for sx in (-1, 1):
    B = Grp((sx * 3.2, 0.1, 0.14), -sx * 0.12)
    slab((0, 0, 0), 0.9, 0.6, 0.12, 0.2, mat('brand', 0.5), g=B, bevel=0.04)
    up(
        [
            (sx * 0.42, 0.62),
            (-sx * 0.06, 1.26),
            (-sx * 0.44, 1.26),
            (sx * 0.02, 0.62),
            (-sx * 0.44, 0.0),
            (-sx * 0.06, 0.0),
        ][::sx],
        0.34,
        mat('terra' if sx < 0 else 'violet', 0.45),
        (0, 0, 0.11),
        g=B,
        bevel=0.06,
    )
mug((-3.05, -1.2, 0.14), 'terra', s=5.2)
rig(1.0, 1350, 340, 800, (0, 0, 1.6))
camera((0.9, -13.0, 5.0), (0.0, -0.15, 1.78), lens=60, fstop=2.8, focus=(0, -0.3, 1.6))
shoot(A, 'card-software', 1200, 800, -0.28)
