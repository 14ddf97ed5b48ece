"""On a deep navy desk: a large brass compass leans over an unrolled plan of a route, with a ruler, a pencil and flags."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#7C97D2', '#2E4A88', 0.55)
stage('#1E3A72', y=7, r=4.5)
P = Grp((-0.2, -0.2, 0), 0.12)
box((0, 0, 0.03), (6.4, 4.0, 0.05), mat('#F5EBD6', 0.85), g=P, bevel=0.02)
for s in (-1, 1):
    cyl((s * 3.28, 0, 0.22), 0.22, 4.06, mat('#F5EBD6', 0.85), rot=(PI / 2, 0, 0), g=P, bevel=0.03)
    cyl((s * 3.28, 0, 0.22), 0.1, 4.3, mat('wood', 0.6), rot=(PI / 2, 0, 0), g=P, bevel=0.04)
for i in range(-5, 6):
    box((i * 0.55, 0, 0.058), (0.014, 3.7, 0.006), mat('#C9D3EA', 0.8), g=P, bevel=0)
for i in range(-3, 4):
    box((0, i * 0.55, 0.0585), (6.0, 0.014, 0.006), mat('#C9D3EA', 0.8), g=P, bevel=0)
rt = [
    (-2.6, -1.3),
    (-1.75, -0.75),
    (-1.2, -1.35),
    (-0.2, -1.25),
    (0.5, -0.55),
    (1.5, -0.95),
    (2.35, -0.2),
    (2.3, 0.8),
]
Q = smooth_path([(x, y, 0.075) for x, y in rt], 8)
for i in range(0, len(Q) - 1, 2):
    tube([Q[i], Q[i + 1]], 0.045, mat('violet', 0.5), g=P, smooth=False)
for x, y in (rt[0], rt[3], rt[5]):
    cyl((x, y, 0.08), 0.15, 0.06, mat('terra', 0.5), g=P)
x, y = rt[-1]
cyl((x, y, 0.1), 0.2, 0.1, mat('marigold', 0.5), g=P)
cyl((x, y, 0.75), 0.045, 1.4, 'ivory', g=P)
up([(0, 0), (0.72, -0.26), (0, -0.52)], 0.06, mat('terra', 0.6), (x + 0.03, y, 1.42), g=P)
for x, y, h in ((-2.3, 0.9, 0.5), (-1.75, 1.2, 0.72), (-1.25, 0.85, 0.4)):
    box((x, y, 0.06 + h / 2), (0.42, 0.42, h), mat('lav' if h < 0.6 else 'violet', 0.6), g=P, bevel=0.05)
# compass, leaning on its lid
C = Grp((0.15, 0.35, 0.06), -0.12, 1.0, (0.36, 0))
br = mat('#F2B13A', 0.3, metal=0.25, coat=0.3)
C = C.sub((0, 0, 0.0))
z0 = 1.62
D = C.sub((0, 0, z0))
cyl((0, 0, 0), 1.55, 0.46, br, rot=(PI / 2, 0, 0), g=D, bevel=0.12, n=96)
torus((0, -0.22, 0), 1.40, 0.12, br, rot=(PI / 2, 0, 0), g=D)
cyl((0, -0.20, 0), 1.30, 0.10, mat('#FFF8EA', 0.6), rot=(PI / 2, 0, 0), g=D, bevel=0.01, n=96)
for k in range(32):
    a = 2 * PI * k / 32
    l = 0.2 if k % 8 == 0 else 0.13 if k % 4 == 0 else 0.07
    r0 = 1.14
    tube(
        [
            (r0 * math.sin(a), -0.265, r0 * math.cos(a)),
            ((r0 - l) * math.sin(a), -0.265, (r0 - l) * math.cos(a)),
        ],
        0.03 if k % 8 == 0 else 0.016,
        mat('brand', 0.5),
        g=D,
        smooth=False,
    )
for k in range(4):
    a = PI / 2 * k + PI / 4
N = D.sub((0, -0.30, 0))
a = 0.62
for s, c in ((1, 'terra'), (-1, 'brand')):
    up(
        [
            (s * 1.0 * math.sin(a), s * 1.0 * math.cos(a)),
            (0.17 * math.cos(a), -0.17 * math.sin(a)),
            (-0.17 * math.cos(a), 0.17 * math.sin(a)),
        ],
        0.07,
        mat(c, 0.4, coat=0.3),
        g=N,
        bevel=0.02,
    )
cyl((0, -0.05, 0), 0.11, 0.1, br, rot=(PI / 2, 0, 0), g=N)
cyl((0, 0, 1.66), 0.12, 0.22, br, g=D)
torus((0, 0, 1.95), 0.2, 0.05, br, rot=(PI / 2, 0, 0), g=D)
box((0.15, 1.9, 1.0), (0.24, 0.18, 2.0), mat('wood', 0.6), rot=(-0.42, 0, -0.12), bevel=0.05)
# ruler, pencil, eraser
R = Grp((-0.2, -2.35, 0.0), 0.10)
box((0, 0, 0.05), (3.0, 0.36, 0.08), mat('marigold', 0.5), g=R, bevel=0.02)
for i in range(25):
    box(
        (-1.4 + i * 0.1167, 0.10, 0.093),
        (0.014, 0.12 if i % 4 == 0 else 0.07, 0.006),
        mat('brand', 0.5),
        g=R,
        bevel=0,
    )
K = Grp((2.45, -2.35, 0.11), 0.22)
cyl((0, 0, 0), 0.1, 1.5, mat('terra', 0.5), rot=(0, PI / 2, 0), g=K, n=6)
cyl((-0.88, 0, 0), 0.1, 0.26, mat('sand', 0.7), r2=0.0, rot=(0, -PI / 2, 0), g=K, bevel=0)
ball((-0.98, 0, 0), 0.03, 'ink', g=K)
cyl((0.82, 0, 0), 0.1, 0.16, mat('mist', 0.4, metal=0.4), rot=(0, PI / 2, 0), g=K)
cyl((0.95, 0, 0), 0.095, 0.14, mat('rose', 0.6), rot=(0, PI / 2, 0), g=K)
rig(1.0, 1500, 380, 1300, (0, 0, 1))
camera((-0.9, -11.6, 6.2), (0.05, -0.05, 1.1), lens=56, fstop=2.8, focus=(0, 0, 1.2))
shoot(A, 'card-consulting', 1200, 800, -0.02)
