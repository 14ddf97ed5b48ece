"""A table model of the Ganga plain with fields, houses and two pins for two
towns on the river; a man and a woman lean over it."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('sky')
table(0, .1, 3.6, 2.0, r=.25, top='#D9A066', leg='brand', z=.80)
Z = .80
slab((0, .1, Z), 3.35, 1.78, .12, .2, mat('#9ACBA6', .9), bevel=.04)
T = Z+.12


def river(w, z, m):
    pts = []
    n = 60
    for i in range(n+1):
        x = -1.66+3.32*i/n
        y = .13+.16*math.cos((x+.9)*2.1)+.05*math.sin(x*5)
        pts.append([(x, y-w, z), (x, y, z+.004), (x, y+w, z)])
    sheet(pts, m, thick=.012)


def ry(x):
    """The river's course on the model."""
    return .13+.16*math.cos((x+.9)*2.1)+.05*math.sin(x*5)


river(.19, T+.006, mat('#E9D9B4', .9))
river(.135, T+.018, mat('#4F82DB', .3, coat=.4))
for x in (-.55, .9):
    boat(x, ry(x), T+.03, .3, .13, sail='ivory')
rnd = random.Random(4)
for cx, cy in ((-1.05, -.22), (1.05, -.36)):
    for i in range(9):
        a = i*2.4
        r = .09+.035*i
        hx, hy = cx+r*math.cos(a)*1.15, cy+r*math.sin(a)*.62
        h = rnd.uniform(.10, .24)
        box((hx, hy, T+h/2), (.11, .11, h),
            mat(('ivory', 'sand', 'terra', 'lav')[i % 4], .7), bevel=.015)
        box((hx, hy, T+h+.01), (.13, .13, .025),
            mat(('terra', 'brand', 'ivory', 'saffron')[i % 4], .7),
            bevel=.008)
pin(-1.05, -.22, T+.10, 'saffron', 1.0)
pin(1.05, -.36, T+.10, 'violet', 1.0)
pts = [(-1.05+2.1*i/10, -.22-.14*i/10-.16*math.sin(math.pi*i/10), T+.025)
       for i in range(1, 10)]
for p in pts:
    ball(p, .024, 'ivory', n=20)
for i in range(34):
    x, y = rnd.uniform(-1.55, 1.55), rnd.uniform(-.66, .88)
    if abs(y-ry(x)) < .24 or min(abs(x+1.05), abs(x-1.05)) < .42 and y < .1:
        continue
    if y < .1 and y > -.62 and abs(x) < 1:
        continue
    size = rnd.uniform(.30, .46)
    if y > .3 and .35 < abs(x) < 1.2:      # where the hands are
        continue
    tree((x, y, T), size, c='leaf' if i % 2 else 'leaf2')
for x, y, c in ((-.45, .72, '#CFE3A8'), (.2, .74, '#F2D98A'),
                (-.9, .78, '#F2D98A'), (1.2, .72, '#CFE3A8'),
                (0, -.68, '#CFE3A8'), (.45, -.66, '#B7D99C')):
    slab((x, y, T), .36, .2, .02, .03, mat(c, .9), bevel=.006)
stand(-1.0, 1.36, .32, **who('sana', lean=.30, ease=1, smile=1,
      rh=Vector((-1.06, .88, .965)), rgrip='flat', rpalm=(0, 0, -1),
      lh=Vector((-.62, .72, 1.02)), lgrip='point', ldir=(.1, -.75, -.6),
      gaze=(-.75, -.1, 1.1)))
stand(1.05, 1.36, -.32, **who('imran', lean=.30, ease=1, smile=1,
      rh=Vector((.62, .76, 1.02)), rgrip='point', rdir=(-.1, -.75, -.6),
      lh=Vector((1.16, .88, .965)), lgrip='flat', lpalm=(0, 0, -1),
      gaze=(.85, -.3, 1.1)))
window(0, 3.2, 2.2, 3.0, 1.45, 'day', bars=2, view='roofs')
plant((-2.55, 2.3, 0), 1.5, pot='terra', seed=8)
plant((2.85, 2.4, 0), 1.4, pot='saffron', seed=2)
rig((0, 0, .9))
camera((2.6, -7.6, 4.7), (.02, .5, 1.30), lens=60, fstop=3.5,
       focus=(0, -.1, 1.0))
finish(1600, 1200, ev=-.5)
