"""Paper in, screens out, from near by and from the left: a clerk behind a conveyor sets a bundle of paper on the belt,
it rides through an arch with gears and comes out as small upright screens; a colleague at the far end checks them
on her tablet before a large screen of tidy tiles. Piles of old files beside the clerk."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#E6ECF8', '#FFF0DC', 0.6)
stage('#F6ECDA', y=9, r=3)
ribs(4.6, '#EFE6D6', '#F8F0E2', 14, 9, 0.46)


def pile(x, y, n, rot=0, s=1, z=0, tied=True):
    """a bundle of n papers and folders, tied with red tape"""
    g = Grp((x, y, z), rot, s)
    q = random.Random(int(x * 50 + y * 7))
    for i in range(n):
        c = q.choice(['cream', '#FFFDF6', 'sand', '#D9A566', 'terra', '#FFFDF6', 'cream'])
        w = 0.06 if not tied else 0.02
        slab(
            (q.uniform(-w, w), q.uniform(-w, w), i * 0.085),
            0.8,
            0.62,
            0.08,
            0.04,
            mat(c, 0.9),
            rot=(0, 0, q.uniform(-3 * w, 3 * w)),
            g=g,
            bevel=0.015,
        )
    if tied:
        h = n * 0.085
        for x1, y1 in ((0.405, 0), (0, 0.315)):
            tube(
                [(-x1, -y1, 0.02), (-x1, -y1, h), (0, 0, h + 0.012), (x1, y1, h), (x1, y1, 0.02)],
                0.016,
                'terra',
                g=g,
                smooth=False,
            )
    return n * 0.085 * s


# conveyor
Z = 1.0
box((0.45, 0, Z - 0.1), (5.7, 0.9, 0.2), mat('#2C3E66', 0.7), bevel=0.09)
for x in (-2.25, -0.85, 1.65, 3.1):
    for y in (-0.4, 0.4):
        cyl((x, y, 0.42), 0.065, 0.84, mat('steel', 0.5))
for y in (-0.5, 0.5):
    box((0.45, y, Z - 0.1), (5.8, 0.1, 0.28), mat('marigold', 0.45), bevel=0.045)
for i in range(12):
    cyl((-2.2 + i * 0.48, -0.56, Z - 0.1), 0.065, 0.03, mat('ivory', 0.5), rot=(PI / 2, 0, 0))
# arch
M_ = Grp((0.38, 0, 0))
n = 24
R1, R2 = 0.98, 0.64
o = [(R1 * math.cos(PI * k / n), 1.56 + R1 * math.sin(PI * k / n)) for k in range(n + 1)]
a = [(R2 * math.cos(PI - PI * k / n), 1.48 + R2 * math.sin(PI - PI * k / n)) for k in range(n + 1)]
up(
    [(R1, 0)] + o + [(-R1, 0), (-R2, 0)] + a + [(R2, 0)],
    1.3,
    mat('#F9F4EA', 0.45, coat=0.2),
    g=M_,
    bevel=0.1,
)
up([(-R2, Z)] + a + [(R2, Z)], 0.2, mat('#16264A', 0.9), (0, 0.3, 0), g=M_, bevel=0.01)
up(
    [((R1 - 0.11) * math.cos(PI * k / n), 1.56 + (R1 - 0.11) * math.sin(PI * k / n)) for k in range(n + 1)]
    + [(-(R2 + 0.1) * math.cos(PI * k / n), 1.54 + (R2 + 0.06) * math.sin(PI * k / n)) for k in range(n + 1)],
    0.08,
    mat('violet', 0.5, emit=0.3),
    (0, -0.66, 0),
    g=M_,
    bevel=0.02,
)
for i in range(5):
    box(
        (-0.42 + i * 0.21, -0.42, 1.75 + 0.12 * math.sin(PI * (i + 1) / 6)),
        (0.175, 0.03, 0.62),
        mat('marigold' if i % 2 else 'ivory', 0.7),
        g=M_,
        bevel=0.012,
    )
gear((-0.26, -0.3, 2.76), 0.40, 0.2, mat('marigold', 0.45), 9, rot=(PI / 2, 0, 0), g=M_)
gear((0.38, -0.3, 2.60), 0.29, 0.2, mat('indigo', 0.45), 8, rot=(PI / 2, 0, 0), g=M_, turn=0.35)
for i, c in enumerate(('terra', 'marigold', 'leaf2')):
    ball((-0.81, -0.66, 1.5 - i * 0.2), 0.06, mat(c, 0.4, emit=0.8), scale=(1, 0.5, 1), g=M_)
# in: paper
h = pile(-1.75, -0.02, 4, 0.0, 0.9, Z)
pile(-0.92, 0.0, 2, 0.3, 0.8, Z)


# out: screens
def small(x, c1, c2, rz):
    g = Grp((x, 0.02, Z), rz)
    slab((0, 0.04, 0), 0.36, 0.26, 0.04, 0.08, mat('indigo', 0.5), g=g, bevel=0.012)
    panel((0, 0.03, 0.36), 0.72, 0.62, 0.08, 0.08, mat('ivory', 0.4, coat=0.2), g=g, bevel=0.025)
    panel((0, -0.015, 0.36), 0.62, 0.52, 0.02, 0.05, mat('#EAF0FC', 0.4, emit=0.2), g=g, bevel=0.004)
    for i, (x_, z_, w_, h_, c) in enumerate(
        ((-0.15, 0.45, 0.24, 0.26, c1), (0.15, 0.51, 0.24, 0.14, 'lav'), (0.15, 0.33, 0.24, 0.14, c2),
         (-0.15, 0.2, 0.24, 0.13, 'lav'), (0.15, 0.18, 0.24, 0.1, 'indigo'))
    ):
        panel((x_, -0.03, z_), w_, h_, 0.04, 0.035, mat(c, 0.45), g=g, bevel=0.012)


small(2.07, 'violet', 'marigold', -0.42)
small(2.9, 'marigold', 'leaf2', -0.42)
# large screen
S = Grp((3.25, 2.6, 0), -0.25)
box((0, 0.05, 0.1), (1.6, 0.7, 0.2), mat('indigo', 0.5), g=S, bevel=0.06)
box((0, 0.1, 0.7), (0.3, 0.2, 1.3), mat('indigo', 0.5), g=S)
g = S.sub((0, 0, 1.15))
window(g, 3.3, 2.5, inner='#EAF0FC')
cs = ['lav', 'marigold', 'leaf2', 'violet', 'lav', 'lav', 'terra', 'marigold', 'leaf2', 'violet', 'violet', 'lav']
for j in range(3):
    for i in range(4):
        panel(
            (-1.05 + i * 0.7, -0.13, 1.62 - j * 0.56),
            0.58,
            0.44,
            0.1,
            0.08,
            mat(cs[j * 4 + i], 0.45),
            g=g,
            bevel=0.03,
        )
# people
folk(
    'ravi',
    -1.78,
    0.82,
    0.06,
    0,
    1.55,
    outfit='kurta',
    vest=None,
    shirt='terra',
    pants='ivory',
    lean=0.16,
    rh=Vector((-2.17, 0.12, Z + 0.20)),
    lh=Vector((-1.33, 0.12, Z + 0.20)),
    rgrip='flat',
    lgrip='flat',
    rpalm=(1, 0, 0),
    lpalm=(-1, 0, 0),
    gaze=(-1.3, -0.5, 1.2),
)
folk('sana', 4.0, 0.0, -0.85, 0, 1.6, tablet='ivory', gaze=(2.5, -0.6, 1.75), drape='marigold')
# old files
pile(-2.88, 1.55, 13, 0.25, 1.2, tied=False)
pile(-3.05, 0.4, 5, -0.2, 1.15)
rig(1.15, 1750, 380, 600, (0, 0, 1.2), '#FFE8C8', '#C4D5FF', '#FFDDB0')
camera((-3.7, -9.0, 3.6), (0.28, 0.5, 1.62), lens=46, fstop=3, focus=(-0.3, 0.2, 1.5))
shoot(A, 'digitaltransformation', ev=-0.30)
