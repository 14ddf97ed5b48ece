"""A planning board with five identity cards, each with a small clay portrait, and one empty place; the sixth card
hangs on a stand in front, beside two round people chips."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#FFF6E6', '#FFEFD8', 0.62)
stage('#F6E4C6', y=6, r=4)
people = ['meera', 'vikas', 'tara', 'arjun', 'jas', 'rekha']
cl = ['terra', 'violet', 'marigold', 'leaf2', 'brand', 'plum']
HEAD = ('skin', 'style', 'hairc', 'face', 'glasses', 'tache', 'bearded', 'bindi', 'earrings')


def portrait(g, i, s=1):
    h = g.sub((0, 0, 0), 0, s)
    ball((0, 0.06, -0.34), 0.30, mat(cl[i], 0.7, sheen=0.4), scale=(1, 0.55, 0.72), g=h)
    who = CAST[people[i]]
    cyl((0, 0.03, -0.14), 0.07, 0.16, mat(who['skin'], 0.5), g=h)
    head(h.sub((0, -0.02, 0.09)), smile=i % 2 + 1, **{k: who[k] for k in HEAD if k in who})


def card(g, i, w=1.15, h=1.5, s=1):
    c = g.sub((0, 0, 0), 0, s)
    panel((0, 0, 0), w, h, 0.09, 0.13, mat('white', 0.5), g=c, bevel=0.03)
    panel((0, -0.055, h / 2 - 0.13), w - 0.04, 0.22, 0.03, 0.09, mat(cl[i], 0.5), g=c, bevel=0.01)
    panel((0, -0.07, h / 2 - 0.13), 0.3, 0.06, 0.02, 0.03, 'ivory', g=c, bevel=0.005)
    panel(
        (0, -0.05, 0.09),
        0.80,
        0.74,
        0.03,
        0.12,
        mat(['#DCE7FB', '#FFE3BC', '#DFF1E6'][i % 3], 0.6),
        g=c,
        bevel=0.01,
    )
    portrait(c.sub((0, -0.16, 0.12)), i, 0.82)
    for k, (q, m) in enumerate(((0.7, 'brand'), (0.46, 'lav'))):
        panel((0, -0.055, -h / 2 + 0.34 - k * 0.15), q, 0.08, 0.03, 0.04, mat(m, 0.5), g=c, bevel=0.008)


B = Grp((-0.85, 1.1, 0), 0.03)
for sx in (-1, 1):
    tube([(sx * 2.3, 0.2, 0), (sx * 2.15, 0.12, 4.3)], 0.09, mat('wood', 0.6), g=B, smooth=False)
    tube([(sx * 2.2, 1.1, 0), (sx * 2.15, 0.2, 3.0)], 0.08, mat('wood', 0.6), g=B, smooth=False)
panel((0, 0, 2.55), 5.3, 3.75, 0.16, 0.18, mat('wood', 0.6), g=B, bevel=0.05)
panel((0, -0.09, 2.55), 5.0, 3.45, 0.08, 0.1, mat('#28457D', 0.8), g=B, bevel=0.02)
for i in range(6):
    x, z = -1.6 + (i % 3) * 1.6, 3.40 - (i // 3) * 1.68
    if i == 4:
        panel((x, -0.15, z), 1.15, 1.5, 0.03, 0.13, mat('#3A5CA0', 0.8), g=B, bevel=0.01)
    else:
        card(B.sub((x, -0.20, z), 0, 1), i)
        ball((x, -0.28, z + 0.66), 0.07, mat('terra' if i % 2 else 'marigold', 0.4), g=B)
# the chosen card in front on a stand
F = Grp((2.75, -0.35, 0), -0.22)
lathe([(0.02, 0), (0.5, 0), (0.52, 0.05), (0.4, 0.12), (0.02, 0.14)], mat('brand', 0.45), g=F)
tube([(0, 0.1, 0.1), (0, 0.1, 2.75), (-0.0, 0.02, 2.86), (0, -0.12, 2.80)], 0.06, mat('brand', 0.45), g=F)
card(F.sub((0, -0.12, 1.40)), 4, s=1.36)
tube(
    [(-0.16, -0.12, 2.40), (0, -0.14, 2.78), (0.16, -0.12, 2.40)],
    0.035,
    mat('marigold', 0.6),
    g=F,
    smooth=False,
)
box((0, -0.12, 2.40), (0.42, 0.06, 0.08), mat('marigold', 0.5), g=F)
for i, (x, y, k) in enumerate(((-2.55, -0.85, 1), (-1.2, -1.2, 2))):
    C = Grp((x, y, 0), 0.2 - 0.25 * i)
    slab((0, 0, 0), 0.8, 0.5, 0.12, 0.2, mat('brand', 0.5), g=C, bevel=0.04)
    cyl((0, 0, 0.70), 0.60, 0.16, mat(cl[k], 0.5), rot=(PI / 2, 0, 0), g=C, bevel=0.05)
    cyl((0, -0.07, 0.70), 0.50, 0.06, mat('#FFF1DA', 0.6), rot=(PI / 2, 0, 0), g=C, bevel=0.02)
    portrait(C.sub((0, -0.2, 0.70)), k, 0.92)
plant((1.15, -0.3, 0), 0.85, pot='terra', seed=3)
rig(1.0, 1350, 330, 700, (0, 0, 1.6))
camera((-0.9, -13.2, 3.6), (0.3, 0.2, 2.0), lens=56.5, fstop=2.8, focus=(0, -0.6, 1.8))
shoot(A, 'card-workforce', 1200, 800, -0.28)
