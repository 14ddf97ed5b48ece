"""An office at ten at night: two rows of empty desks with dark screens, the
lit town outside, a clock; at the back one door stands ajar, and from the
server room behind it warm light falls on the floor."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world('#4A66B4', '#22356A', .34)
stage('#4B68A8', y=30, r=.9)
Y = 3.4
X0, X1, H = .15, 1.62, 2.42
holed_wall(Y, X0, X1, 0, H, 'deep', trim='#8FA8DC')
m = mat('#22407C', .8, sheen=0)
for i in range(-30, 30):
    x = i*.26
    z = .28 if x < X0-.14 or x > X1+.14 else H+.10
    box((x, Y-.16, z+3), (.15, .04, 6), m, bevel=.02, seg=2)
# the room behind the door
for x in (X0-.30, X1+.55):
    box((x, Y+1.1, 1.5), (.1, 2.0, 3.2), mat('#F2C27A', .8), bevel=0)
box((.9, Y+2.1, 1.5), (3.2, .1, 3.2), mat('#FFC25E', .8, emit=1.0), bevel=0)
box((.9, Y+1.1, 2.95), (3.2, 2.2, .1), mat('#F2C27A', .8), bevel=0)
R = Grp((.80, Y+1.35, 0), .10, .94)
slab((0, 0, 0), .98, .8, 2.02, .08, mat('#24407C', .5), g=R, bevel=.04)
panel((0, -.40, 1.02), .84, 1.84, .05, .05, mat('#142448', .5), g=R,
      bevel=.01)
for k in range(6):
    panel((0, -.44, .30+.29*k), .72, .22, .05, .04,
          mat('violet' if k % 2 else '#3C63AC', .4), g=R, bevel=.012)
    for j in range(3):
        unlit(ball((-.26+.10*j, -.475, .30+.29*k), .027,
                   mat('#8CFFC0' if (k+j) % 3 else 'marigold', .4, emit=3),
                   g=R, scale=(1, .5, 1), n=16))
area((.5, Y+.55, 2.55), (1.0, -1.2, 0), .5, 330, '#FFB24A')
area((.35, Y+.35, 1.4), (.9, -2.6, .1), .9, 420, '#FFB650', 120)
# the door, ajar
D = Grp((X1-.04, Y-.22, 0), 1.28)
box((-.66, 0, 1.20), (1.34, .08, 2.36), mat('#5F86D8', .5), g=D, bevel=.02)
for z in (1.72, .66):
    box((-.66, -.045, z), (.96, .04, .78), mat('#4469B8', .5), g=D,
        bevel=.015)
ball((-1.20, -.10, 1.14), .055, 'marigold', g=D, n=24)
# the office, empty
for x, y, r, c in ((-2.45, 1.55, .0, 'lav'), (-2.15, .10, .06, 'lav'),
                   (-.72, 1.85, .05, 'violet'), (2.75, 1.15, -.05, 'violet'),
                   (2.45, -.25, -.10, 'lav')):
    G = Grp((x, y, 0), r)
    desk(x, y, w=1.42, rot=r+math.pi, top='#B98A5C', side='#8FA3CF')
    monitor(tuple(G.pt(.05, .02, .93)), r+(.18 if x < 0 else -.18), art=0,
            screen='#0C1630')
    slab(tuple(G.pt(.05, -.20, .93)), .42, .14, .018, .03, mat('mist', .4),
         rot=(0, 0, r), bevel=.006)
    p = G.pt(.0, -.72, 0)
    chair(p.x, p.y, r+math.pi+(.5 if y < 0 else -.2), c)
mug((-1.72, .02, .93), 'terra', s=1.3)
window(-2.35, 3.24, 2.35, 2.1, 1.5, 'night', frame_c='#8FA8DC', view='town',
       form='round')
clock(2.35, 3.16, 2.62, 10, 0, r=.36, rim='#8FA8DC', face='#DDE6F8')
plant((-.55, 2.75, 0), 1.1, pot='terra', seed=4)
# moonlight and a little from the front, so that the desks are seen
area((-5.5, -1.0, 5.2), (-.5, .6, .6), 2.6, 520, '#86A6FF')
area((5.0, -6.5, 4.6), (0, .5, .8), 3.5, 260, '#8CA8F0')
camera((-.9, -8.8, 3.15), (.14, 1.0, 1.28), lens=50, fstop=4,
       focus=(.9, 3.0, 1.3))
finish(1600, 900, ev=-.14, denoise=.17)
