"""Dusk on a country path: a signpost with three blank arms, a goat that looks up at it and a bicycle leaning on its stand."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#B7A4D6', '#FFC9A0', 0.45)
sky([(0, '#FFC58E'), (0.42, '#FFB48A'), (0.66, '#C490B4'), (1, '#4F5FA8')], s=1.0)
ground('#86A676')
ball((-7.5, 58, 6.4), 3.0, mat('#FFDFA6', 0.9, emit=1.5), scale=(1, 0.05, 1))
for x, y, r, h, c in (
    (-15, 32, 13, 3.6, '#6F7FA6'),
    (8, 38, 17, 3.0, '#8088B0'),
    (22, 30, 10, 3.2, '#6C7CA4'),
    (-6, 20, 8, 1.2, '#7E9C78'),
):
    hill(x, y, r, h, c, -0.2)
ribbon(
    [
        (-3.4, -7, 0.02),
        (-1.0, -2.6, 0.02),
        (0.5, 0.6, 0.02),
        (-0.4, 4.5, 0.02),
        (-3.5, 9, 0.02),
        (-4, 16, 0.02),
    ],
    1.25,
    mat('#E8C99A', 0.95),
    th=0.03,
    n=12,
    w2=0.8,
)
ribbon(
    [(0.5, 0.6, 0.022), (3.0, 3.0, 0.022), (7.5, 5.2, 0.022), (13, 7, 0.022)],
    0.95,
    mat('#E8C99A', 0.95),
    th=0.03,
    n=12,
)
S = Grp((0.75, 1.5, 0))
lathe([(0.02, 0), (0.5, 0), (0.45, 0.12), (0.02, 0.2)], mat('#9AA0A8', 0.9), g=S)
cyl((0, 0, 2.05), 0.12, 4.1, mat('wood', 0.7), g=S, bevel=0.04)
ball((0, 0, 4.15), 0.17, mat('marigold', 0.5), g=S)


def arm(z, d, L, c, rz, t=0):
    pts = [(-0.25, -0.27), (L - 0.3, -0.27), (L, 0), (L - 0.3, 0.27), (-0.25, 0.27)]
    pts = pts if d > 0 else [(-x, y) for x, y in pts][::-1]
    q = S.sub((0, 0, z), rz, 1, (0, t))
    up(pts, 0.13, mat(c, 0.6), (0, -0.17, 0), g=q, bevel=0.04)
    for k in (-1, 1):
        ball((0, -0.25, k * 0.13), 0.035, mat('ink', 0.4), g=q)


arm(3.6, 1, 1.75, 'ivory', -0.16)
arm(2.93, -1, 1.75, 'marigold', 0.12, 0.03)
arm(2.26, 1, 1.45, 'violet', 0.20, 0.02)
goat(-1.35, -0.35, 1.35, PI + 0.45, c='ivory', look=-0.1)
bicycle(3.0, -0.2, 1.28, 0.22, c='terra')
roundtree(-4.4, 5.2, 1.9, seed=3, c=('#3C7A68', '#4C9478'))
palm(5.6, 8.5, 1.9)
palm(6.6, 9.6, 1.5, turn=0.6)
rr = random.Random(2)
for i in range(46):
    x, y = rr.uniform(-5, 5.4), rr.uniform(-3.2, 3.5)
    if abs(x - (-0.2 if y > -1 else -1.6)) < 1.9 or (x > 0 and y > 0.2) or (1.7 < x < 4.5 and -1 < y < 0.6):
        continue
    for a in (-0.5, 0, 0.5):
        tube(
            [(x, y, 0), (x + a * 0.12, y, 0.16), (x + a * 0.3, y - 0.02, 0.26)],
            0.035,
            mat('leaf' if i % 2 else '#5D8F5E', 0.8),
            radii=[1, 0.8, 0.2],
        )
    if i % 4 == 0:
        ball((x + 0.05, y - 0.08, 0.14), 0.06, mat(['marigold', 'ivory', 'terra'][i % 3], 0.6))
area((-7, -8, 8), (0, 0, 1), 4, 1500, '#FFD3A0')
area((8, -5, 5), (0, 0, 1), 4, 420, '#A9B4FF')
area((7, 10, 6), (0, 0, 1), 3, 1900, '#FFAF70')
camera((-0.5, -13.6, 3.3), (0.3, 0.6, 2.05), lens=50, fstop=2.8, focus=(0.4, 0.4, 2))
shoot(A, 'not-found', 1200, 900, -0.30)
