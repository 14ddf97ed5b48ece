"""Four server cabinets on a rounded plaza feed a large soft cloud through marigold cables; an upload badge sits on the cloud,
a padlock, a stack of discs and two screens on stands stand around an engineer with a tablet and a waving colleague."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#C6D7FA', '#EAF0FF', 0.6)
stage('#BDD1F8', y=15, r=9)
slab((0, 0, 0), 11.7, 5.7, 0.18, 1.8, mat('#3D66B4', 0.6), bevel=0.06)
slab((0, 0, 0.16), 10.95, 5.0, 0.05, 1.6, mat('saffron', 0.5, emit=0.2), bevel=0.015)
slab((0, 0, 0.18), 10.85, 4.9, 0.12, 1.6, mat('#F4F1EC', 0.6), bevel=0.05)
for x, y, h, n in (
    (-2.15, 0.45, 2.2, 4),
    (-0.72, 0.65, 2.75, 5),
    (0.72, 0.65, 2.75, 5),
    (2.15, 0.45, 2.2, 4),
):
    rack(x, y, h, 0.30, n=n, c='#2B4C8C')
cloud((-0.05, 0.85, 4.15), 1.55, mat('#FFFAF2', 0.85, sheen=0.3), seed=3)
for x, h, tx, c in (
    (-2.15, 2.5, -1.45, 'saffron'),
    (-0.72, 3.05, -0.5, 'marigold'),
    (0.72, 3.05, 0.5, 'marigold'),
    (2.15, 2.5, 1.45, 'saffron'),
):
    tube([(x, 0.55, h), (x, 0.55, h + 0.55), (tx, 0.85, 4.45)], 0.06, mat(c, 0.4))
    torus((x, 0.55, h + 0.02), 0.11, 0.045, mat('ink', 0.5))
y = -0.66
cyl((0, y, 5.25), 0.56, 0.16, mat('saffron', 0.4, coat=0.3), rot=(PI / 2, 0, 0), bevel=0.05)
for P in (
    [(0, y - 0.1, 4.96), (0, y - 0.1, 5.48)],
    [(-0.21, y - 0.1, 5.28), (0, y - 0.1, 5.49), (0.21, y - 0.1, 5.28)],
):
    tube(P, 0.07, 'ivory', smooth=False)
    for p in P:
        ball(p, 0.07, 'ivory')
# screens on stands
for sx in (-1, 1):
    g = Grp((sx * 4.75, 0.3, 0), -sx * 0.34)
    cyl((0, 0.1, 0.36), 0.5, 0.1, mat('indigo', 0.5), g=g, bevel=0.04)
    tube([(0, 0.1, 0.36), (0, 0.1, 2.2)], 0.07, mat('indigo', 0.5), g=g, smooth=False)
    s = g.sub((0, 0, 1.75))
    panel((0, 0, 0.7), 1.9, 1.35, 0.12, 0.18, mat('#FFF8EE', 0.5), bevel=0.035, g=s)
    if sx < 0:
        for i, h in enumerate((0.3, 0.5, 0.42, 0.78)):
            panel(
                (-0.58 + i * 0.3, -0.09, 0.25 + h / 2),
                0.2,
                h,
                0.06,
                0.05,
                mat(['lav', 'violet', 'lav', 'saffron'][i], 0.5),
                bevel=0.02,
                g=s,
            )
        torus((-0.5, -0.08, 1.02), 0.17, 0.055, mat('indigo', 0.5), rot=(PI / 2, 0, 0), g=s)
    else:
        panel((-0.55, -0.09, 0.95), 0.44, 0.44, 0.06, 0.12, mat('violet', 0.5), bevel=0.02, g=s)
        lines(s, -0.2, 1.03, [0.85, 0.6], ['indigo', 'lav'], y=-0.08)
        lines(s, -0.75, 0.5, [1.4, 1.1], ['lav', 'saffron'], y=-0.08, step=0.2)
padlock(Grp((-3.0, -1.15, 0.30), 0.22), 0.98)
for i in range(3):
    cyl((3.0, -1.1, 0.44 + i * 0.28), 0.52, 0.25, mat(['violet', 'lav', 'marigold'][i], 0.45), bevel=0.07)
    for k in range(2):
        ball((2.8 + 0.13 * k, -1.60, 0.44 + i * 0.28), 0.035, mat('ivory', 0.4, emit=1))
folk('tara', -0.1, -1.35, 0.15, 0.30, 1.12, tablet='indigo', look=0.3, shirt='marigold', drape='violet')
folk('kabir', 1.35, -1.15, -0.35, 0.30, 1.12, pose='wave', shirt='terra', look=-0.1)
for i, (x, yy, z, s) in enumerate(((-6.4, 6, 4.9, 0.85), (6.5, 6.5, 5.3, 0.9))):
    cloud((x, yy, z), s, mat('#E6EEFF', 0.9), seed=i + 9)
area((-7, -8, 10), (0, 0, 2), 4.5, 2500, '#FFE6C4')
area((8, -3, 5), (0, 0, 2), 4, 420, '#B5CCFF')
area((5, 7, 9), (0, 0, 3), 3, 1100, '#FFD09A')
camera((0, -18.6, 5.6), (0, 0, 3.0), lens=49, fstop=2.6, focus=(0, -0.8, 2.2))
area((0, 6, 8), (0, 15, 4), 5, 900, '#FFF1DE')
shoot(A, 'cloud', ev=-0.34)
