"""Two hands on an open register, from near by: the right one writes, the left
one keeps the line. Beside it cloth-bound registers and a cup of tea."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403
from people import PEN, near_hand, palm_frame, sleeve    # noqa: E402

reset()

room('ivory', y=11, ribs=(-14, 14), h=12, step=.6)
slab((0, 2.2, -.4), 16, 9.5, .42, .5, mat('#C98A4B', .4), bevel=.08)
# the register
L = Grp((0, .6, 0), .04)
slab((0, 0, 0), 6.9, 4.7, .12, .14, mat('terra', .8), g=L, bevel=.04)
for s in (-1, 1):
    Q = L.sub((s*1.66, 0, .13), 0, 1, (0, s*.035))
    box((0, 0, .15), (3.24, 4.34, .34), mat('#FFFDF6', .8), g=Q, bevel=.07)
    box((-s*.95, 0, .323), (.035, 4.1, .012), 'terra', g=Q, bevel=.003)
    box((0, 1.78, .323), (2.9, .035, .012), 'terra', g=Q, bevel=.003)
    for i in range(9):
        box((0, 1.38-.40*i, .3225), (2.9, .018, .010), 'lav', g=Q,
            bevel=.002)
    rnd = random.Random(4+s)
    for i in range(9 if s < 0 else 4):      # what is written
        x = -1.36 if s > 0 else -.42
        while x < (.45 if s > 0 else 1.2):
            w = rnd.uniform(.16, .42)
            tube([(x+w*k/5, 1.47-.40*i+.045*(-1)**k, .330)
                  for k in range(6)], .022, mat('brand', .6), g=Q, res=3)
            x += w+.14
box((-.02, -.9, .46), (.10, 3.6, .02), mat('marigold', .7), g=L, bevel=.006,
    rot=(.05, 0, .02))
# the hands
H = palm_frame((2.75, -1.75, .98), (-.62, .72, -.12), (-.55, -.05, -1), 1.0)
near_hand(H, 'br4', -1, **PEN)
sleeve(H, 'mist')
tube([H.pt(-.36, 1.86, -1.10), H.pt(-.40, 1.40, -.62), H.pt(-.60, .2, .72)],
     .075, mat('brand', .35, coat=.3), g=None, smooth=False)
tube([H.pt(-.353, 1.93, -1.18), H.pt(-.36, 1.86, -1.10)], .06,
     mat('marigold', .3, metal=.4), radii=[.35, 1], smooth=False)
K = palm_frame((-2.5, -1.55, .78), (.40, .92, -.10), (0, -.05, -1), 1.0)
near_hand(K, 'br4', 1, bends=((.16, .10, .06),)*4, spread=.13,
          thumb=((.30, .22, -.08), (.56, .48, -.14), (.74, .76, -.16),
                 (.84, 1.0, -.16)))
sleeve(K, 'mist')
# registers, tea, an ink pot
for i, (c, r, w) in enumerate((('terra', .10, 3.3), ('brand', -.05, 3.1),
                               ('rose', .12, 3.2))):
    G = Grp((-5.0, 4.3, .35+.62*i), r+.2)
    box((0, 0, 0), (w, 2.1, .60), mat(c, .8), g=G, bevel=.16)
    box((0, 0, 0), (.30, 2.13, .63), 'ivory', g=G, bevel=.05)
kulhad(4.3, 3.4, 0, 9.5)
rig((0, 1, .8), 3.0, 1.0)
camera((.9, -8.8, 6.9), (.12, .80, .42), lens=44, fstop=.5,
       focus=(0, .2, .5))
finish(1600, 900, ev=-.5)
