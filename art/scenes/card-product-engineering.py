"""A handheld device taking shape on a bench: its face stands open with coloured blocks and two gears fitted in,
the next block and a screwdriver lie ready in front."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#DCE8FD', '#EDF3FF', 0.62)
stage('#B7D0F7', y=6, r=4)
slab((0, 0.2, 0), 8.0, 4.4, 0.22, 0.6, mat('#E3B176', 0.55), bevel=0.08)
G = Grp((-0.35, 0.35, 0.22), 0.18)
slab((0, 0.12, 0), 2.6, 1.0, 0.16, 0.3, mat('brand', 0.5), g=G, bevel=0.06)
D = G.sub((0, 0, 0.14), 0, 1, (-0.10, 0))
panel((0, 0.12, 2.0), 2.7, 3.9, 0.30, 0.42, mat('brand', 0.4, coat=0.3), g=D, bevel=0.09)
panel((0, -0.05, 2.0), 2.42, 3.62, 0.08, 0.30, mat('#EAF0FC', 0.6), g=D, bevel=0.02)
y = -0.16
for x, z, w, h, c in (
    (-0.62, 3.3, 0.86, 0.62, 'violet'),
    (0.40, 3.3, 1.0, 0.62, 'marigold'),
    (-0.70, 0.72, 0.74, 0.74, 'leaf2'),
    (0.30, 0.54, 1.12, 0.38, 'lav'),
    (0.30, 0.98, 1.12, 0.32, 'terra'),
):
    panel((x, y, z), w, h, 0.22, 0.12, mat(c, 0.45), g=D, bevel=0.05)
gear((-0.42, y + 0.08, 2.1), 0.66, 0.24, mat('marigold', 0.45), 10, rot=(PI / 2, 0, 0), g=D)
cyl((-0.42, y - 0.04, 2.1), 0.2, 0.34, mat('ivory', 0.5), rot=(PI / 2, 0, 0), g=D)
gear((0.68, y + 0.08, 1.74), 0.46, 0.24, mat('violet', 0.45), 8, rot=(PI / 2, 0, 0), g=D, turn=0.12)
cyl((0.68, y - 0.04, 1.74), 0.13, 0.34, mat('ivory', 0.5), rot=(PI / 2, 0, 0), g=D)
tube([(0.30, y, 2.95), (0.66, y, 2.7), (0.68, y, 2.18)], 0.045, mat('terra', 0.5), g=D)
tube([(-0.9, y, 1.1), (-0.98, y, 1.5), (-0.7, y, 1.62)], 0.045, mat('leaf2', 0.5), g=D)
# ready parts
B = Grp((2.35, -0.45, 0.22), -0.3)
box((0, 0, 0.36), (0.86, 0.5, 0.72), mat('violet', 0.45), g=B, bevel=0.09)
box((0.95, 0.35, 0.24), (0.5, 0.5, 0.48), mat('marigold', 0.45), g=B, bevel=0.09)
box((0.05, 0.02, 0.92), (0.5, 0.42, 0.38), mat('terra', 0.45), rot=(0, 0, 0.25), g=B, bevel=0.08)
gear((1.75, -1.45, 0.22), 0.44, 0.2, mat('lav', 0.45), 9)
cyl((1.75, -1.45, 0.36), 0.1, 0.3, 'brand')
S = Grp((-2.55, -1.1, 0.34), 0.5)
cyl((0, 0, 0), 0.12, 0.72, mat('terra', 0.4, coat=0.3), rot=(0, PI / 2, 0), g=S, bevel=0.05)
cyl((0.62, 0, 0), 0.045, 0.7, mat('mist', 0.3, metal=0.6), rot=(0, PI / 2, 0), g=S)
for x, yy in ((-1.35, -1.55), (-1.1, -1.35), (-1.5, -1.3)):
    cyl((x, yy, 0.26), 0.07, 0.08, mat('mist', 0.3, metal=0.5))
C = Grp((-2.95, 0.75, 0.22), 0.2)
box((0, 0, 0.5), (1.1, 0.8, 1.0), mat('ivory', 0.6), g=C, bevel=0.09)
box((0, -0.405, 0.62), (0.9, 0.04, 0.3), mat('lav', 0.5), g=C)
box((0, -0.405, 0.26), (0.9, 0.04, 0.26), mat('lav', 0.5), g=C)
for z in (0.62, 0.26):
    ball((0, -0.44, z), 0.05, 'marigold', g=C)
rig(1.0, 1300, 330, 800, (0, 0, 1.6))
camera((1.6, -13.2, 4.3), (0, 0.1, 1.95), lens=62, fstop=2.8, focus=(0, 0, 1.8))
shoot(A, 'card-product-engineering', 1200, 800, -0.28)
