"""A couple stand large before their small house under a navy and marigold umbrella that also
covers their motorbike; a planted field and a tree around them on a green meadow at dusk. Seen from the right."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#D9C9E8', '#FFD9B0', 0.5)
sky([(0, '#FFD7A8'), (0.4, '#FFBE97'), (0.7, '#E3A9B4'), (1, '#8C8FCB')], y=90, s=1.05, w=600)
Z = -0.74
CAM = Vector((4.2, -8.6, Z + 2.65))
FWD = Vector((-0.436, 0.9, 0))
RIGHT = Vector((0.9, 0.436, 0))


def at(u, d, z=0.0):
    """point u to the right of the camera's axis, d away, z above the grass"""
    q = CAM + FWD * d + RIGHT * u
    return q.x, q.y, Z + z


ball(at(-24, 70, 7.4), 3.4, mat('#FFE0A0', 0.9, emit=1.1), scale=(1, 1, 1))
I = Grp((*at(0, 9.9)[:2], -1), 0.45)
slab((0, 0, -0.75), 12.6, 7.8, 0.75, 3.0, mat('#8A5A3C', 0.9), g=I, bevel=0.25)
slab((0, 0, -0.04), 12.7, 7.9, 0.3, 3.0, mat('#7CBF8E', 0.9), g=I, bevel=0.13)
# field with crop rows on the left
F = Grp((*at(-3.9, 11.0)[:2], -1), 0.2)
slab((0, 0, 0.25), 2.9, 2.7, 0.06, 0.5, mat('#B98450', 0.95), g=F, bevel=0.03)
for i in range(5):
    x = -1.05 + i * 0.52
    box((x, 0, 0.33), (0.24, 2.4, 0.08), mat('#A4703F', 0.95), g=F, bevel=0.035)
    for j in range(7):
        y = -1.06 + j * 0.35
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
                g=F,
                radii=[0.7, 1, 0.2],
            )
H = Grp(at(-1.5, 10.4), -0.12)
house(0, 0, 0.98, g=H)
slab((0, -1.75, -0.01), 0.85, 1.9, 0.03, 0.35, mat('sand', 0.9), g=H, bevel=0.01)
U = at(0.30, 10.25)
umbrella((U[0], U[1], Z + 2.47), 2.6, 0.98, cols=('#274A8A', 'marigold'), n=10)
cyl((U[0], U[1], Z + 1.65), 0.06, 3.4, mat('#F3E6D2', 0.4))
motorbike(*at(2.45, 9.0)[:2], 0.95, 0.75, z=Z, c='terra')
folk('manoj', *at(-0.26, 8.05)[:2], 0.62, Z, 1.14, pose='hips', shirt='violet', look=0.1, smile=2, ease=0.8)
folk('meera', *at(0.72, 8.0)[:2], 0.02, Z, 1.10, pose='namaste', shirt='terra', look=0.18, ease=0.8)
roundtree(*at(-3.0, 12.9)[:2], 1.25, z=Z, seed=4)
wm = mat('#FFE4D2', 0.9, sheen=0.3, emit=0.35)
for i, (u, d, z, s) in enumerate(((-8.3, 21, 2.6, 0.6), (8.0, 22, 4.1, 0.72))):
    cloud(at(u, d, z), s, wm, seed=i + 3, rot=0.45)
rig(1.35, 1750, 360, 1200, (0, 0, 1.5), '#FFDDB0', '#B9B8FF', '#FFB27A')
area(at(-2.2, 4.2, 2.3), at(0.2, 8.2, 1.5), 1.6, 130, '#FFE2C0')
camera(CAM, CAM + FWD * 10 + Vector((0, 0, -1.0)), lens=31, fstop=3.5, focus=at(0, 8.2, 1.4))
shoot(A, 'insurance', 2400, 1350, ev=-0.30)
