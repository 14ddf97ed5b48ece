"""The firm's front on a Patna lane at dusk: lit windows, an open blue door,
a woman stepping out and a man with a bicycle; neighbours' houses behind."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world('#A9B8EC', '#FFD9B0', .5)
sky(40, [(0, '#FFC98F'), (.45, '#FFB98C'), (.72, '#D9B4DC'),
         (1, '#8094DC')], s=1.2)
stage('#D9B48E', y=120, r=.9)
slab((0, -1.6, 0), 30, 2.6, .02, .1, mat('#B98F6E', .9), bevel=.005)
# the office
box((-.3, 2.4, 2.2), (5.6, 2.4, 4.4), mat('#F7E6CB', .8), bevel=.05)
box((-.3, 2.4, 4.46), (5.9, 2.7, .14), mat('brand', .6), bevel=.04)
box((-.3, 1.26, 4.75), (5.6, .10, .45), mat('#F7E6CB', .8), bevel=.03)
box((-.3, 1.12, .22), (5.62, .16, .44), mat('brand', .6), bevel=.03)
# the firm's sign
panel((-.3, 1.10, 2.74), 3.0, .74, .14, .18, 'brand', bevel=.04)
wordmark(Grp((-.3, 1.0, 2.74)), 2.35)
# door, open inwards with warm light
box((.55, 1.14, 1.22), (1.34, .22, 2.16), 'white', bevel=.04)
unlit(box((.55, 1.06, 1.20), (1.10, .16, 2.0),
          mat('#FFD48C', .6, emit=.75), bevel=.02))
D = Grp((.02, 1.0, 1.20), .95)
box((-.27, 0, 0), (.54, .07, 1.98), mat('violet', .5), g=D, bevel=.02)
for z in (.45, -.45):
    box((-.27, -.03, z), (.36, .05, .7), mat('indigo', .5), g=D, bevel=.015)
slab((.55, .72, 0), 1.9, .9, .14, .1, mat('#CFA77E', .8), bevel=.03)
slab((.55, .62, .14), 1.2, .5, .02, .08, mat('terra', .9), bevel=.006)
# windows
for x, w, z, h in ((-1.75, 1.7, 1.45, 1.3), (-2.0, 1.1, 3.78, .8),
                   (-.3, 1.1, 3.78, .8), (1.4, 1.1, 3.78, .8)):
    box((x, 1.16, z), (w+.18, .14, h+.18), 'white', bevel=.03)
    unlit(box((x, 1.12, z), (w, .14, h), mat('#FFCF80', .5, emit=.55),
              bevel=.01))
    for i in range(2 if w > 1.3 else 1):
        n = 3 if w > 1.3 else 2
        box((x-w/2+w*(i+1)/n, 1.04, z), (.05, .05, h), 'white', bevel=.01)
    box((x, .98, z-h/2-.10), (w+.3, .34, .07), 'brand', bevel=.02)
    box((x, .95, z+h/2+.16), (w+.34, .50, .06), 'terra', bevel=.02)
for i in range(3):
    plant((-2.25+.5*i, .92, .77), .42, pot='terra', seed=i)
# lamp, plants, cycle
tube([(1.45, 1.1, 2.2), (1.45, .80, 2.34), (1.45, .72, 2.22)], .02, 'ink')
lathe([(.16, 0), (.155, .02), (.05, .16), (.02, .17)], mat('saffron', .4),
      c=(1.45, .72, 2.08))
unlit(ball((1.45, .72, 2.08), .07, mat('#FFE6B0', .5, emit=1.3)))
area((1.45, .6, 2.0), (1.2, 0, .6), .3, 26, '#FFC26A')
area((.55, .8, 1.6), (.5, -1, .2), .8, 45, '#FFC677')
plant((2.05, .55, 0), 1.5, pot='terra', seed=2)
bicycle(-1.75, .18, .10)
stand(.62, .45, -.28, z=.16, **who('tara', pose='wave',
                                   gaze=(1.75, -.9, 1.6), smile=2,
                                   feet=((-.12, -.10), (.12, .06))))
stand(1.75, -.75, -2.2, **who('kabir', lanyard=None, lh=(.42, -.14, .74),
                              lgrip='wave', lpalm=(0, -1, 0),
                              ldir=(.1, 0, 1), gaze=(.7, .4, 1.8),
                              feet=((-.12, -.13), (.12, .12))))
bag(2.35, -.85, 0, .5, 'terra')
# neighbours
house(-4.9, 3.1, 0, 3.0, 2.2, 3.7, '#E8A98A', 'brick', floors=2, cols=2,
      lit=.4)
house(4.35, 3.0, 0, 3.0, 2.2, 4.0, '#B9C6EA', 'indigo', floors=2, cols=2,
      lit=.4)
house(-2.6, 7.0, 0, 3.2, 2.2, 6.0, '#D98F78', 'brick', floors=3, cols=3)
house(3.2, 7.5, 0, 3.2, 2.2, 5.5, '#E7C39A', 'terra', floors=3, cols=3,
      lit=.3)
big_tree(3.25, 1.5, 0, 1.35, seed=4)
for z, y in ((4.0, .2), (3.8, .5)):
    tube([(-6, 1.0, z+1.6), (-1, y, z+1.15), (6, 1.2, z+1.7)], .012, 'ink')
rig((0, 0, 1.2), 1.25, .85, key='#FFC48A', fill='#8FA8F0', rim='#FF9F6A')
camera((1.3, -13.0, 2.4), (.05, 1.0, 2.42), lens=60, fstop=4,
       focus=(.5, .5, 1.4))
finish(1200, 900, ev=-.30)
