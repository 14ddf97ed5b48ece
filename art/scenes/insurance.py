"""A great navy and marigold umbrella stands over a small house, a motorbike and a strip of green field at dusk;
a shield with a tick stands in front, the owners stand beside their house."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#D9C9E8', '#FFD9B0', 0.5)
sky([(0, '#FFD7A8'), (0.4, '#FFBE97'), (0.7, '#E3A9B4'), (1, '#8C8FCB')], s=1.05)
ball((-14.2, 58, 2.9), 3.0, mat('#FFE0A0', 0.9, emit=1.1), scale=(1, 0.05, 1))
I = Grp((0, 0, -1))
slab((0, 0, -0.75), 11.6, 7.2, 0.75, 3.0, mat('#8A5A3C', 0.9), g=I, bevel=0.25)
slab((0, 0, -0.04), 11.7, 7.3, 0.3, 3.0, mat('#7CBF8E', 0.9), g=I, bevel=0.13)
# field with crop rows on the right, path in front
slab((3.5, 0.6, 0.25), 3.9, 3.6, 0.06, 0.6, mat('#B98450', 0.95), g=I, bevel=0.03)
for i in range(7):
    x = 1.95 + i * 0.52
    box((x, 0.6, 0.33), (0.24, 3.2, 0.08), mat('#A4703F', 0.95), g=I, bevel=0.035)
    for j in range(9):
        y = -0.85 + j * 0.36
        s = 0.2 + 0.05 * ((i * 3 + j * 5) % 3)
        for a in (-0.5, 0, 0.5):
            tube(
                [
                    (x, y, 0.35),
                    (x + a * s * 0.5, y, 0.35 + s * 0.8),
                    (x + a * s * 1.3, y - 0.02, 0.35 + s * 1.3),
                ],
                0.045,
                mat('leaf' if (i + j) % 2 else 'leaf2', 0.8),
                g=I,
                radii=[0.7, 1, 0.2],
            )
slab((-2.0, -1.9, 0.25), 1.0, 3.0, 0.05, 0.4, mat('sand', 0.9), g=I, bevel=0.02)
house(-2.0, 0.6, 1.18, z=0.25, g=I)
umbrella((0.2, 0.5, 2.55), 3.9, 1.6, cols=('#274A8A', 'marigold'), n=10)
cyl((0.2, 0.5, 1.65), 0.085, 4.75, mat('#F3E6D2', 0.4))
motorbike(-4.4, -0.75, 1.05, 0.45, z=0.26, g=I, c='terra')
folk('ravi', -0.40, -1.1, 0.1, -0.74, 1.0, pose='hips', vest='violet')
folk('meera', 0.42, -1.0, -0.05, -0.74, 0.96, pose='namaste', shirt='terra')
# shield
G = I.sub((1.55, -2.45, 0.26), -0.2, 0.72, (-0.16, 0))
sh = [
    (-0.8, 1.75),
    (0, 2.0),
    (0.8, 1.75),
    (0.8, 0.95),
    (0.62, 0.45),
    (0.3, 0.12),
    (0, -0.05),
    (-0.3, 0.12),
    (-0.62, 0.45),
    (-0.8, 0.95),
]
up(sh, 0.22, mat('ivory', 0.4, coat=0.3), (0, 0, 0.08), g=G, bevel=0.08)
up(
    [(x * 0.82, 0.95 + (z - 0.95) * 0.82) for x, z in sh],
    0.1,
    mat('indigo', 0.4, coat=0.3),
    (0, -0.12, 0.08),
    g=G,
    bevel=0.04,
)
tube(
    [(-0.34, -0.21, 1.05), (-0.08, -0.21, 0.76), (0.40, -0.21, 1.38)],
    0.085,
    mat('marigold', 0.4),
    g=G,
    smooth=False,
)
for p in ((-0.34, -0.21, 1.05), (-0.08, -0.21, 0.76), (0.40, -0.21, 1.38)):
    ball(p, 0.085, mat('marigold', 0.4), g=G)
tube(
    [(0, 0.22, 1.4), (0, 0.75, 0.02)],
    0.05,
    mat('wood', 0.7),
    g=G.sub((0, 0, 0.0), 0, 1, (0.16, 0)),
    smooth=False,
)
roundtree(-4.5, 1.9, 1.15, z=0.25, seed=4, g=I)
wm = mat('#FFE4D2', 0.9, sheen=0.3, emit=0.35)
for i, (x, y, z, s) in enumerate(((-7.9, 12, 1.0, 0.6), (8.6, 13, 3.6, 0.85))):
    cloud((x, y, z), s, wm, seed=i + 3)
rig(1.35, 1750, 360, 1200, (0, 0, 1.5), '#FFDDB0', '#B9B8FF', '#FFB27A')
camera((-1.4, -20, 4.2), (0.15, 0, 1.52), lens=54, fstop=3, focus=(-0.5, -1, 1))
shoot(A, 'insurance', ev=-0.30)
