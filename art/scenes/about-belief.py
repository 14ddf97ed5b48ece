"""A shopkeeper works on a small tablet at her counter while the man who taught
her writes it down; on the shelf behind, a big machine stands unplugged under a
cloth. Navy room."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('navy')
# the big machine on its shelf
S = Grp((-.95, 2.85, 1.62))
box((0, .05, -.05), (2.9, .72, .10), 'wood', g=S, bevel=.02)
for s in (-1, 1):
    box((s*1.1, .12, -.22), (.10, .5, .26), 'wood', g=S, bevel=.02)
box((0, .05, .48), (2.3, .56, .94), mat('steel', .5), g=S, bevel=.05)
for i in range(9):
    box((-.95+.11*i, -.24, .16), (.05, .02, .18), 'ink', g=S, bevel=.006)
for i, c in enumerate(('terra', 'marigold', 'leaf2')):
    cyl((.45+.2*i, -.24, .16), .055, .05, mat(c, .6), rot=(math.pi/2, 0, 0),
        g=S, bevel=.012)
rows = []
for i in range(49):
    t = i/48
    x = -1.24+2.48*t
    rows.append([(x, y, z+(.02*math.sin(9*x+1.3)+.035*math.sin(4.1*x)
                           if z < .6 else 0))
                 for y, z in ((.36, .40), (.37, .80), (.34, 1.0), (.05, 1.01),
                              (-.24, 1.0), (-.285, .86), (-.30+.015
                               * math.sin(11*x), .58), (-.31+.03
                               * math.sin(11*x), .34))])
sheet(rows, mat('mist', .9, sheen=.5), g=S, thick=.02, sub=1)
tube([(1.12, -.20, .10), (1.28, -.34, .06), (1.33, -.36, -.20),
      (1.22, -.36, -.50), (1.34, -.36, -.66)], .022, 'ink', g=S)
box((1.36, -.36, -.74), (.10, .08, .15), 'ink', g=S, bevel=.02)
for s in (-1, 1):
    cyl((1.36+.025*s, -.36, -.84), .012, .08, 'mist', g=S, bevel=0, n=20)
rug(.2, .2, 4.6, 2.7, ('#E9B06F', '#F5CB92'))
table(.1, .02, 2.4, 1.05, r=.2, top='#E3B176', leg='ivory')
chair(-.15, 1.0, .05, 'saffron')
sit(-.15, .92, .05, **who('rekha', shirt='terra', drape='marigold',
    blouse='violet', lean=.10, smile=2, rh=Vector((-.14, .36, 1.14)),
    rgrip='point', rpalm=(0, 0, -1), lh=Vector((.16, .42, .985)),
    lgrip='flat', lpalm=(0, 0, -1), gaze=(-.08, .2, 1.15)))
T = Grp((-.10, .16, .95), math.pi, 1, (.45, 0))
panel((0, 0, .17), .46, .34, .03, .035, mat('ivory', .4), bevel=.008, g=T)
panel((0, -.018, .17), .40, .28, .006, .02, mat('violet', .4, emit=.4),
      bevel=.001, g=T)
ball((0, .018, .17), .03, 'saffron', g=T, scale=(1, .3, 1), n=24)
box((-.10, .10, .955), (.30, .22, .04), 'brand', bevel=.015)
P = stand(1.20, .72, -.60, **who('imran', smile=1, rh=(-.06, -.32, .36),
      rgrip='pen', lh=(.13, -.28, .27), lgrip='hold', lpalm=(-.3, 0, 1),
      gaze=(-.1, .5, 1.3)))
g = P.sub((.05, -.37, .32), .1, 1, (.45, 0))
box((0, 0, 0), (.30, .24, .03), 'marigold', g=g, bevel=.01)
box((0, 0, .018), (.27, .21, .012), 'white', g=g, bevel=.003)
for i, c in enumerate(('marigold', 'terra', 'leaf2')):
    lathe([(.02, 0), (.11, 0), (.12, .02), (.12, .20), (.10, .23), (.02, .23)],
          mat(c, .4), c=(-.85+.02*i, .24-.26*i, .93))
    cyl((-.85+.02*i, .24-.26*i, 1.18), .105, .05, 'ivory', bevel=.012)
kulhad(.55, -.20, .93, 1.25)
plant((2.2, 2.3, 0), 1.6, pot='terra', seed=7)
rig((0, .3, .9))
camera((1.3, -8.4, 2.5), (.0, .5, 1.34), lens=60, fstop=3.4,
       focus=(0, .4, 1.3))
finish(1600, 900, ev=-.42)
