"""A hand from near by holds up a big marigold key by its bow; from the key's
ring hangs a label that says OWNER. Far behind, out of focus, a soft cloud
over the cabinets of somebody else's computer, on a pale blue morning."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403
from people import near_hand, sleeve    # noqa: E402

reset()

world('#C6D7FA', '#FFF0DC', .62)
stage('#BFD2F8', y=16, r=8)
# far: a cloud over a row of cabinets
for i, (x, h) in enumerate(((-4.1, 1.5), (-3.0, 1.9), (-1.9, 1.9),
                            (-.8, 1.5))):
    G = Grp((x, 9.2, .62))
    box((0, 0, h/2), (.98, .9, h), mat('#2B4C8C', .5), g=G, bevel=.08)
    n = int(h/.34)
    for k in range(n):
        panel((0, -.46, .22+k*.34), .78, .25, .05, .05,
              mat('violet' if k % 2 else '#3C63AC', .45), g=G, bevel=.015)
        for j in range(2):
            ball((-.24+.15*j, -.50, .22+k*.34), .035,
                 mat('marigold', .4, emit=2.2), g=G, n=16)
slab((-2.45, 9.2, .0), 6.6, 3.0, .62, 1.2, mat('#F4F1EC', .6), bevel=.1)
cloud((-2.45, 9.2, 2.50), 1.50, mat('#FFFBF4', .85, sheen=.3), seed=3)
# the key: bow above, blade down
KEY = Grp((0, 0, 2.05), .10, 1, (0, -.13))
gold = mat('#FFB22A', .3, metal=.25, coat=.35)
F = KEY.sub((0, 0, 0), 0, 1, (math.pi/2, 0))
torus((0, 0, 0), .40, .125, gold, g=F, scale=(1, 1, 1))
cyl((0, 0, -.98), .105, 1.25, gold, g=KEY, bevel=.03)
cyl((0, 0, -.52), .165, .10, gold, g=KEY, bevel=.03)
for z, w in ((-1.16, .26), (-1.33, .38), (-1.50, .26)):
    box((.08+w/2, 0, z), (w, .13, .105), gold, g=KEY, bevel=.025)
# ring and label
L = Grp((-.90, -.22, 1.22), .16, 1, (0, .10))
tube([KEY.pt(-.42, -.02, .10), KEY.pt(-.62, -.16, .12), L.pt(-.02, .02, .62),
      L.pt(0, 0, .36)], .020, 'terra', res=5)
tube([KEY.pt(-.36, .06, -.06), KEY.pt(-.60, .02, -.02), L.pt(.05, .05, .60),
      L.pt(0, 0.02, .36)], .020, 'terra', res=5)
pts = [(-.80, -.44), (.80, -.44), (.80, .24), (.48, .54), (-.48, .54),
       (-.80, .24)]
prism(pts, .05, mat('#FFF6E2', .75), c=(0, .025, 0), rot=(math.pi/2, 0, 0),
      g=L, bevel=.02)
torus((0, -.03, .36), .075, .026, 'terra', rot=(math.pi/2, 0, 0), g=L)
FACE = L.sub((0, -.034, 0))
lettering(FACE, 'OWNER', .29, mat('brand', .6), r=.085, gap=.26)
stroke(FACE, [(-.56, -.29), (.56, -.29)], .013, mat('saffron', .6))
# the hand: thumb and forefinger hold the bow's right side
H = Grp((1.30, .02, 1.45), .0, .80)
H.m = H.m @ Matrix.Rotation(math.radians(52), 4, 'Y') \
    @ Matrix.Rotation(math.radians(-90), 4, 'X') \
    @ Matrix.Rotation(math.radians(90), 4, 'Z')
near_hand(H, 'br3', 1,
          bends=((.55, .55, .30), (.95, .95, .5), (1.1, 1.1, .6),
                 (1.2, 1.15, .6)))
sleeve(H, 'terra', y=-1.12, long=1.7)
rig((0, 0, 1.6), 1.1, 1.0)
camera((.25, -8.9, 2.0), (.12, 0, 1.50), lens=62, fstop=1.6,
       focus=(-.3, -.1, 1.7))
finish(1600, 900, ev=-.36)
