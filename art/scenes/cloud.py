"""An engineer with a tablet and a colleague who points up stand large in front; between and behind them four server
cabinets on a rounded plaza feed a soft cloud through marigold cables. An upload badge sits on the cloud; a padlock, a
stack of discs and two screens on stands complete the place. Seen from the right."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#C6D7FA', '#EAF0FF', 0.6)
stage('#BDD1F8', y=15, r=9)
CAM = Vector((4.9, -10.1, 2.6))
FWD = Vector((-0.436, 0.9, 0))
RIGHT = Vector((0.9, 0.436, 0))


def at(u, d):
    """ground point u to the right of the camera's axis, d away"""
    q = CAM + FWD * d + RIGHT * u
    return q.x, q.y


slab((0.6, -3.2, 0), 13.4, 12.0, 0.18, 3.6, mat('#3D66B4', 0.6), bevel=0.06)
slab((0.6, -3.2, 0.16), 12.65, 11.3, 0.05, 3.3, mat('saffron', 0.5, emit=0.2), bevel=0.015)
slab((0.6, -3.2, 0.18), 12.55, 11.2, 0.12, 3.3, mat('#F4F1EC', 0.6), bevel=0.05)
slab((0, 0.35, 0.28), 6.0, 2.5, 0.05, 0.7, mat('#CFDDF9', 0.6), bevel=0.02)
C = (
    (-1.8, 0.5, 1.75, 4),
    (-0.6, 0.7, 2.2, 5),
    (0.6, 0.7, 2.2, 5),
    (1.8, 0.5, 1.75, 4),
)
for x, y, h, n in C:
    rack(x, y, h, 0.30, n=n, c='#2B4C8C', w=1.05, d=1.05)
K = Grp((0, 0.75, 3.05), 0.26)
cloud((0, 0, 0), 1.25, mat('#FFFAF2', 0.85, sheen=0.3), seed=3, g=K)
for (x, y, h, n), tx, c in zip(C, (-1.2, -0.42, 0.42, 1.2), ('saffron', 'marigold', 'marigold', 'saffron')):
    q = K.pt(tx, 0, 0.4)
    tube([(x, y - 0.05, h + 0.3), (x, y - 0.05, h + 0.75), tuple(q)], 0.055, mat(c, 0.4))
    torus((x, y - 0.05, h + 0.31), 0.10, 0.04, mat('ink', 0.5))
B = K.sub((0, -1.19, 0.92), 0, 0.84)
cyl((0, 0, 0), 0.56, 0.16, mat('saffron', 0.4, coat=0.3), rot=(PI / 2, 0, 0), bevel=0.05, g=B)
for P in (
    [(0, -0.1, -0.29), (0, -0.1, 0.23)],
    [(-0.21, -0.1, 0.03), (0, -0.1, 0.24), (0.21, -0.1, 0.03)],
):
    tube(P, 0.07, 'ivory', smooth=False, g=B)
    for p in P:
        ball(p, 0.07, 'ivory', g=B)
# screens on stands
for sx in (-1, 1):
    x, y = at(sx * 4.35, 11.2 - sx * 0.4)
    g = Grp((x, y, 0), 0.45 - sx * 0.3)
    cyl((0, 0.1, 0.36), 0.5, 0.1, mat('indigo', 0.5), g=g, bevel=0.04)
    tube([(0, 0.1, 0.36), (0, 0.1, 2.2)], 0.07, mat('indigo', 0.5), g=g, smooth=False)
    s = g.sub((0, 0, 1.55))
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
padlock(Grp((*at(-0.62, 8.3), 0.30), 0.35), 0.85)
D = Grp((*at(0.85, 8.3), 0.30), 0.3)
for i in range(3):
    cyl((0, 0, 0.125 + i * 0.25), 0.45, 0.25, mat(['violet', 'lav', 'marigold'][i], 0.45), bevel=0.06, g=D)
    for k in range(2):
        ball((-0.10 + 0.13 * k, -0.435, 0.13 + i * 0.25), 0.033, mat('ivory', 0.4, emit=1), g=D)
folk('tara', *at(-1.82, 6.95), 0.85, 0.30, 1.22, tablet='indigo', shirt='marigold', drape='violet', look=0.25)
folk(
    'kabir',
    *at(1.95, 6.95),
    -0.35,
    0.30,
    1.22,
    shirt='terra',
    rh=Vector((*at(1.32, 7.25), 2.86)),
    rgrip='point',
    gaze=Vector((*at(-2.2, 6.0), 2.2)),
)
for u, d, z, s in ((-6.9, 17, 4.6, 0.8), (7.0, 17.5, 4.9, 0.8)):
    cloud((*at(u, d), z), s, mat('#E6EEFF', 0.9), seed=int(u) + 16, rot=0.45)
area((-7, -8, 10), (0, 0, 2), 4.5, 2500, '#FFE6C4')
area((8, -3, 5), (0, 0, 2), 4, 420, '#B5CCFF')
area((5, 7, 9), (0, 0, 3), 3, 1100, '#FFD09A')
camera(CAM, CAM + FWD * 9 + Vector((0, 0, -0.54)), lens=34.5, fstop=3.2, focus=(*at(0, 7.6), 2.2))
area((0, 6, 8), (0, 15, 4), 5, 900, '#FFF1DE')
shoot(A, 'cloud', ev=-0.34)
