"""A road winds over green hills past four milestones up to a marigold flag; a
woman and a man with a shoulder bag set out on it together, and the goat waits
at its end. Pale sky."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403
from props_objects import goat  # noqa: E402

reset()

world('#CFDDFB', '#FFEFD8', .62)
sky(70, [(0, '#FFE9CE'), (.62, '#FFE9CE'), (.80, '#E6EEFF'), (1, '#A9C6FA')], s=1.35)
m1, m2, m3 = [mat(c, .9) for c in ('#8CC7A3', '#74B892', '#A6D3B0')]


def ground(x, y):
    """Height of the hill under a point."""
    t = max(0, y+2)
    return .035*t*t*.55 + .28*math.sin(x*.45+1.0)*min(1, t/6)


N, K = 44, 40
rows = [[(-14+28*i/N, -6+22*j/K, ground(-14+28*i/N, -6+22*j/K))
         for i in range(N+1)] for j in range(K+1)]
sheet(rows, m1, thick=.05, sub=1)


def mid(t):
    """Middle of the road at 0..1."""
    y = -4.5+18*t
    return (2.5*math.sin(t*8.2+.35)*(1-.45*t), y)


def strip(w, dz, m, t0=0., t1=1., n=130):
    out = []
    for i in range(n+1):
        t = t0+(t1-t0)*i/n
        x, y = mid(t)
        x2, y2 = mid(t+.004)
        d = Vector((x2-x, y2-y, 0)).normalized()
        q = w*(1-.25*t)
        out.append([(x-d.y*q*s, y+d.x*q*s,
                     ground(x-d.y*q*s, y+d.x*q*s)+dz)
                    for s in (-1, -.5, 0, .5, 1)])
    return sheet(out, m, thick=.03, sub=1)


strip(.82, .05, mat('#FFF3DC', .8))
strip(.70, .085, mat('#3B5FA8', .8))
for i in range(26):
    strip(.045, .115, mat('ivory', .6), i/26, i/26+.018, 6)
for t, c in ((.20, 'saffron'), (.42, 'violet'), (.60, 'terra'),
             (.78, 'saffron')):
    x, y = mid(t)
    x += 1.5 if x < 0 else -1.5 if t > .3 else -2.3
    z = ground(x, y)
    q = 1.15
    slab((x, y, z-.05), .62*q, .34*q, .70*q, .12, mat('ivory', .6),
         bevel=.05)
    ball((x, y, z+.66*q), .29*q, mat(c, .45), scale=(1.05, .6, .95))
    panel((x, y-.18*q, z+.30*q), .34*q, .2*q, .03, .06, c, bevel=.01)
x, y = mid(.985)
z = ground(x, y)
tube([(x, y, z), (x, y, z+3.0)], .06, 'ivory')
sheet([[(x+.04+1.5*i/8, y-.12*math.sin(i*.9), z+2.95-.9*j/4-.05*(i/8)*(j/4))
        for i in range(9)] for j in range(5)], mat('marigold', .6),
      thick=.03)
ball((x, y, z+3.05), .10, 'saffron')
goat(x+1.25, y-.4, 1.0, .5, ground(x+1.25, y-.4), c='ivory')
w0 = mid(.225)
stand(w0[0]-.45, w0[1]-.1, math.pi-.62, z=ground(*w0)+.10,
      **who('asha', rh=(-.30, -.16, .12), lh=Vector((w0[0]+.05, w0[1]+1.2,
                                                     1.72)), lgrip='point',
            feet=((-.12, -.16), (.12, .16)), gaze=(1.4, 6, 2.4)))
stand(w0[0]+.55, w0[1]+.05, math.pi-.35, z=ground(*w0)+.10,
      **who('ravi', lh=(.27, -.13, .15), lgrip='hold',
            feet=((-.12, .15), (.12, -.15)), gaze=(-.7, -.8, 1.75),
            twist=.25))
bag(w0[0]+.66, w0[1]-.26, ground(*w0)+.80, -.35, 'terra', .8)
for i, (x, y, s) in enumerate(((-4.6, 1.5, .75), (5.0, 3.9, .8),
                               (-3.8, 6.8, .8), (4.4, 8.0, .75),
                               (-6.6, 7.6, .9), (6.4, 6.4, .9),
                               (-5.6, 9.5, .85), (5.2, 11.8, .7))):
    big_tree(x, y, ground(x, y), s, seed=i)
wm = mat('#FFFFFF', .9, sheen=.3, emit=.25)
for i, (x, y, z, s) in enumerate(((-5.6, 26, 8.0, 1.15), (6.4, 26, 8.3, 1.2))):
    cloud((x, y, z), s, wm, seed=i+2)
rig((0, 1, 1), 2.6, 1.0)
camera((0, -15.2, 5.4), (0, 2.2, 3.15), lens=50, fstop=5,
       focus=(0, -1.5, 1))
finish(1600, 1200, ev=-.5)
