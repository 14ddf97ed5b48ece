"""A tower of five thick books with a graduation cap on top and a wooden ladder leaning against it; a pencil pot and
two more books at the foot."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#D9DDF8', '#EDEBFF', 0.62)
stage('#B5B6E8', y=6, r=4)
slab((0, 0.2, 0), 8.0, 4.4, 0.14, 2.1, mat('#9FA1DC', 0.8), bevel=0.05)
z = 0.14
for w, d, h, c, r in (
    (3.3, 2.2, 0.56, 'brand', 0.05),
    (3.0, 2.05, 0.5, 'terra', -0.08),
    (3.1, 2.1, 0.54, 'ivory', 0.10),
    (2.7, 1.95, 0.46, 'marigold', -0.04),
    (2.5, 1.8, 0.42, 'violet', 0.12),
):
    book((0.35, 0.45, z), w, d, h, c, r, page='cream' if c != 'ivory' else 'sand')
    z += h + 0.004
# cap
C = Grp((0.35, 0.45, z), 0.5)
lathe([(0.02, 0), (0.66, 0), (0.68, 0.05), (0.64, 0.42), (0.02, 0.46)], mat('ink', 0.6, sheen=0.4), g=C)
box((0, 0, 0.50), (1.9, 1.9, 0.1), mat('#1D2F55', 0.6, sheen=0.4), g=C, bevel=0.04)
cyl((0, 0, 0.57), 0.1, 0.06, mat('marigold', 0.5), g=C)
tube(
    [(0, 0, 0.59), (0.5, -0.5, 0.60), (0.84, -0.84, 0.585), (0.93, -0.93, 0.40), (0.94, -0.94, 0.05)],
    0.03,
    mat('marigold', 0.6),
    g=C,
)
lathe(
    [(0.02, 0), (0.1, 0.0), (0.085, 0.25), (0.05, 0.34), (0.02, 0.34)],
    mat('marigold', 0.7),
    c=(0.94, -0.94, -0.25),
    g=C,
)
# ladder
ladder((-0.45, -1.85, 0.14), (-0.45, -0.44, 2.85), 0.62, n=9)
book((2.75, -0.75, 0.14), 1.2, 0.85, 0.26, 'leaf2', 0.5)
book((2.72, -0.72, 0.404), 1.0, 0.75, 0.22, 'terra', 0.2)
G = Grp((-2.35, -0.75, 0.14))
lathe([(0.02, 0), (0.30, 0), (0.31, 0.02), (0.31, 0.66), (0.26, 0.66), (0.02, 0.5)], mat('terra', 0.5), g=G)
torus((0, 0, 0.66), 0.285, 0.04, mat('terra', 0.5), g=G)
for a, c, l in ((0, 'marigold', 1.2), (2.1, 'violet', 1.1), (4.2, 'leaf2', 1.28)):
    d = Vector((math.cos(a), math.sin(a), 0))
    p, q = d * 0.05 + Vector((0, 0, 0.5)), d * 0.24 + Vector((0, 0, l))
    tube([p, q], 0.06, mat(c, 0.5), g=G, smooth=False)
    tube([q, q + (q - p) * 0.2], 0.06, mat('sand', 0.7), g=G, radii=[1, 0.1], smooth=False)
rig(1.0, 1350, 340, 900, (0, 0, 1.7))
camera((1.2, -13.0, 4.2), (0.0, 0.2, 1.86), lens=61, fstop=2.8, focus=(0, -0.5, 1.6))
shoot(A, 'card-skill', 1200, 800, -0.26)
