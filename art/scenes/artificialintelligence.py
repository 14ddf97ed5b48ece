"""A clay robot arm sorts seeds from a tray into three bowls on a table; a woman behind it follows on a tablet, a colleague
at the right end explains. Behind them a lattice of glowing nodes on a navy board in a lavender room, seen from the left."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#DEE2FA', '#F1ECFF', 0.6)
stage('#C6C8F1', y=9, r=4)
# lattice on a frame
N = Grp((2.0, 3.5, 2.34), 0, 0.71)
panel((0, 0, 0), 9.0, 4.6, 0.2, 0.5, mat('#173061', 0.7), bevel=0.06, g=N)
panel((0, -0.1, 0), 8.7, 4.3, 0.06, 0.4, mat('#142750', 0.8), bevel=0.02, g=N)
for sx in (-0.8, 4.8):
    box((sx, 3.6, 0.45), (0.34, 0.4, 0.9), mat('indigo', 0.6))
L = [
    [(-3.6, -1.3 + i * 1.3) for i in range(3)],
    [(-1.35, -1.65 + i * 1.1) for i in range(4)],
    [(1.35, -1.65 + i * 1.1) for i in range(4)],
    [(3.6, -1.3 + i * 1.3) for i in range(3)],
]
hot = {(0, 1, 2), (1, 2, 1), (2, 1, 1), (0, 2, 2)}
for k in range(3):
    for i, a in enumerate(L[k]):
        for j, b in enumerate(L[k + 1]):
            h = (k, i, j) in hot
            if h or abs(i / len(L[k]) - j / len(L[k + 1])) < 0.45:
                tube(
                    [(a[0], -0.22 if h else -0.18, a[1]), (b[0], -0.22 if h else -0.18, b[1])],
                    0.035 if h else 0.018,
                    mat('marigold', 0.4, emit=0.9) if h else mat('#406DC5', 0.5, emit=0.15),
                    smooth=False,
                    g=N,
                )
hn = {(0, 1), (0, 2), (1, 2), (2, 1), (3, 1)}
for k, c in enumerate(L):
    for i, p in enumerate(c):
        ball(
            (p[0], -0.22, p[1]),
            0.26,
            (
                mat('marigold', 0.4, emit=0.7)
                if (k, i) in hn
                else mat(['#A2BBEB', '#406DC5', '#406DC5', '#A2BBEB'][k], 0.45, emit=0.1)
            ),
            scale=(1, 0.7, 1),
            g=N,
        )
# table with tray and bowls
slab((0.3, 0, 0.92), 5.0, 2.3, 0.12, 0.5, mat('#E3B176', 0.45), bevel=0.04)
box((0.3, 0.1, 0.46), (4.2, 1.6, 0.92), mat('#28457D', 0.6), bevel=0.1)
box((0.3, -0.71, 0.46), (3.8, 0.03, 0.6), mat('#35589E', 0.6), bevel=0.01)
z = 1.04
r = random.Random(4)
sc = ['marigold', 'terra', 'leaf2']
T = Grp((-1.12, -0.05, z), 0.05)
slab((0, 0, 0.006), 1.64, 1.14, 0.06, 0.2, mat('ivory', 0.6), g=T, bevel=0.02)
ring(rrect(1.7, 1.2, 0.2), rrect(1.54, 1.04, 0.15), 0.16, mat('ivory', 0.6), g=T)
for i in range(120):
    a, b = r.uniform(-0.7, 0.7), r.uniform(-0.45, 0.45)
    ball(
        (a, b, 0.085 + r.uniform(0, 0.05)),
        0.055,
        mat(sc[i % 3], 0.5),
        scale=(1.25, 0.8, 0.7),
        rot=(0, 0, r.uniform(0, 3)),
        g=T,
    )
for k in range(3):
    B = Grp((0.55 + k * 0.88, -0.66 + k * 0.16, z))
    lathe(
        [
            (0.02, 0),
            (0.2, 0),
            (0.24, 0.04),
            (0.40, 0.26),
            (0.43, 0.30),
            (0.39, 0.30),
            (0.3, 0.18),
            (0.02, 0.14),
        ],
        mat(['indigo', 'ivory', 'violet'][k], 0.45, coat=0.2),
        g=B,
    )
    ball((0, 0, 0.215), 0.27, mat(sc[k], 0.5), scale=(1, 1, 0.36), g=B)
    for i in range(50):
        a = r.uniform(0, 6.28)
        q = 0.31 * math.sqrt(r.random())
        ball(
            (q * math.cos(a), q * math.sin(a), 0.26 + 0.09 * (1 - q / 0.33)),
            0.055,
            mat(sc[k], 0.5),
            scale=(1.25, 0.8, 0.7),
            rot=(0, 0, a),
            g=B,
        )
G, w = robot_arm((0.62, 0.5, z), 1.05, rot=-1.25, joint=(0.4, 0.72))
ball((w.x, w.y, w.z - 0.03), 0.085, mat('marigold', 0.5), scale=(1.25, 0.8, 0.8), g=G)
laptop((1.72, 0.74, z), -0.3, scale=1.25)
folk('asha', -1.95, 1.55, -0.05, 0, 1.5, tablet='ivory', look=0.35)
folk('imran', 3.15, 0.2, -1.0, 0, 1.5, shirt='terra', pose='explain', gaze=(-0.9, -0.9, 2.3))
plant((5.0, 1.7, 0), 1.6, pot='terra', seed=3)
rig(1.2, 1500, 380, 800, (0, 0, 1.5), '#FFE2BC', '#8FB2FF', '#FFC07A')
area((0, 1, 6.5), (1.5, 3.5, 2.5), 4, 260, '#9DB9FF')
camera((-4.6, -7.9, 3.9), (0.46, 0.5, 1.95), lens=46, fstop=3, focus=(-0.3, 0.3, 1.6))
shoot(A, 'artificialintelligence', ev=-0.38)
