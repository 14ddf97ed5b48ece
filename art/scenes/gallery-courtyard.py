"""Lunch in the courtyard: colleagues on benches around a neem tree with
tiffin boxes, one arriving with a bicycle; morning light, seen from above."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world('#CFDDFB', '#FFEFD8', .62)
stage('#E9C9A2', y=125, r=.01, h=.02)
for i in range(-7, 8):
    for j in range(-4, 7):
        if (i+j) % 2:
            slab((i*.9, j*.9, .001), .84, .84, .008, .05,
                 mat('#F2D8B6', .9), bevel=.003)
# the building around
box((0, 4.8, 3.5), (18, .4, 7.0), mat('#F2D09C', .8), bevel=.03)
for i in range(-3, 4):
    box((i*2.1, 4.56, 4.35), (1.1, .14, 1.3), 'ivory', bevel=.03)
    box((i*2.1, 4.52, 4.35), (.9, .14, 1.1), mat('#8FB0EC', .4),
        bevel=.02)
    box((i*2.1, 4.47, 4.35), (.05, .14, 1.1), 'ivory', bevel=.01)
box((0, 4.55, .22), (18, .12, .44), mat('terra', .7), bevel=.02)
box((0, 4.4, 2.95), (18, 1.2, .12), mat('brand', .7), bevel=.03)
for i in range(-3, 5):
    cx = i*2.1-1.05
    lathe([(.02, 0), (.20, 0), (.20, .12), (.13, .18), (.12, 2.6),
           (.20, 2.74), (.20, 2.88), (.02, 2.88)], mat('ivory', .7),
          c=(cx, 3.9, 0))
for x, c in ((0, 'violet'), (-2.1, None), (2.1, None), (4.2, None),
             (-4.2, None)):
    if c:
        box((x, 4.56, 1.12), (1.25, .14, 2.24), 'ivory', bevel=.03)
        box((x, 4.52, 1.08), (1.0, .14, 2.0), mat('indigo', .5), bevel=.02)
    else:
        box((x, 4.56, 1.5), (1.2, .14, 1.2), 'ivory', bevel=.03)
        box((x, 4.52, 1.5), (1.0, .14, 1.0), mat('violet', .4), bevel=.02)
        box((x, 4.47, 1.5), (.05, .14, 1.0), 'ivory', bevel=.01)
# tree in its round seat
cyl((0, .9, .14), 1.22, .28, mat('#F3D9B8', .8), bevel=.04)
cyl((0, .9, .42), 1.12, .30, mat('#F3D9B8', .8), bevel=.04)
cyl((0, .9, .56), 1.18, .06, mat('terra', .7), bevel=.025)
cyl((0, .9, .60), .55, .06, mat('#6A4630', .95), bevel=.02)
big_tree(0, .9, .55, 1.22, seed=3)
S = .59


def tiffin(x, y, z, c='steel', s=1.):
    for i in range(3):
        cyl((x, y, z+.05*s+.09*s*i), .085*s, .085*s,
            mat(c, .3, metal=.5), bevel=.015, n=40)
    tube([(x-.09*s, y, z+.03), (x-.09*s, y, z+.33*s), (x+.09*s, y, z+.33*s),
          (x+.09*s, y, z+.03)], .012, 'ink', res=4)


sit(-.72, -.06, .62, seat=S, **who('neha', lanyard=None, lh=(.12, -.30, .20),
    rh=(-.08, -.30, .30), rgrip='hold', gaze=(.6, -.6, 1.3), smile=1))
tiffin(-.28, .02, S)
sit(.42, -.16, -.35, seat=S, **who('manoj', pose='explain', smile=2,
                                   gaze=(-.7, -.3, 1.5)))
sit(1.19, .86, -1.15, seat=S, **who('lata', pose='lap',
                                    gaze=(2.2, -.6, 1.6)))
P = sit(-1.14, .85, 1.3, seat=S, **who('vikas', pose='book',
                                   gaze=(-2, .4, 1.0)))
g = P.sub((0, -.36, .34), 0, 1, (.5, 0))
for s in (-1, 1):
    box((s*.10, 0, 0), (.19, .24, .02), 'white', g=g, bevel=.006,
        rot=(0, s*-.2, 0))
stand(2.05, -.75, -.9, **who('priya', lanyard=None, pose='wave', smile=2,
                             lh=(.34, -.10, .66), rh=(-.30, -.10, .22),
                             lgrip='wave', lpalm=(0, -1, 0),
                             ldir=(.1, 0, 1), gaze=(1.0, .5, 1.4)))
bicycle(2.75, .45, -.25, c='saffron')
P = stand(-2.55, -.15, 1.0, **who('meera', rh=(-.14, -.30, .30), rgrip='hold',
                              gaze=(-.8, 0, 1.4), smile=1))
tiffin(*P.pt(-.15, -.34, -.06))
for x, y, c, s in ((-3.55, 3.1, 'terra', 1.3), (4.35, 3.1, 'saffron', 1.4),
                   (-1.05, 3.2, 'brand', 1.1), (1.05, 3.2, 'brand', 1.1)):
    plant((x, y, 0), s, pot=c, seed=int(x*2+9))
rig((0, .4, .9), 1.35, 1.0)
camera((-2.0, -11.2, 5.0), (.08, .95, 1.42), lens=56, fstop=5,
       focus=(0, .2, 1.1))
finish(1200, 900, ev=-.55)
