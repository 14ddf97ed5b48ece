"""Tea on the roof terrace at dusk: four colleagues with clay cups around a
low table with a kettle, the river, boats and the long bridge behind."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world('#B9B6EA', '#FFD9B0', .55)
sky(150, [(0, '#FFC98F'), (.50, '#FFBE8C'), (.66, '#FFB598'),
          (.82, '#D9B4DC'), (1, '#8FA2E4')], s=1.25)
slab((0, 0, -.3), 13, 7, .3, .1, mat('#D9A67C', .9), bevel=.03)
for i in range(-6, 7):
    box((i, 0, .003), (.03, 7, .008), mat('#C08C63', .9), bevel=0)
for i in range(-3, 4):
    box((0, i, .004), (13, .03, .008), mat('#C08C63', .9), bevel=0)
box((0, 2.9, .42), (13, .24, .84), mat('#F3D9B8', .8), bevel=.04)
box((0, 2.9, .88), (13, .36, .10), mat('brick', .7), bevel=.03)
ganga(12, -6, boats=0, water=('#8F8BD6', '#F3C9C2'), bank='#94A0B8')
for x, y, r, c in ((-6.0, 50, .2, 'ivory'), (-1.6, 55, -.2, 'saffron')):
    boat(x, y, -5.8, r, 1.9, sail=c, glow=.36)
ball((-4.4, 140, 1.5), 6.0, mat('#FFE9C0', .9, emit=1.7),
     scale=(1, .05, 1))
cyl((0, .1, .50), .62, .06, '#C98A4B', bevel=.025)
for i in range(3):
    a = i*2.094
    tube([(.35*math.cos(a), .1+.35*math.sin(a), .48),
          (.50*math.cos(a), .1+.50*math.sin(a), 0)], .035, '#9A6B3F')
kettle(.12, .20, .53, 1.0, .5)
for x, y in ((-.28, .0), (.0, -.28), (.38, -.12)):
    kulhad(x, y, .53, 1.3)
cyl((-.22, .32, .54), .15, .02, 'lav', bevel=.008)
for i in range(5):
    cyl((-.26+.05*i, .30+.03*(i % 2), .565+.012*(i % 2)), .05, .02,
        '#D9A45C', bevel=.008, n=32)


def tea(g, x=-.10, y=-.335, z=.38):
    kulhad(0, 0, 0, 1.25, g=g.sub((x, y, z)))


stool(-1.3, .35, 'wood')
P = sit(-1.3, .35, 1.0, seat=.55, **who('anil', rh=(-.08, -.31, .40),
    rgrip='hold', rpalm=(1, -.2, 0), lh=(.14, -.32, .14), smile=1,
    gaze=(.9, .9, 1.6)))
tea(P, -.03, -.33, .39)
stool(1.3, .25, 'wood')
P = sit(1.3, .25, -1.0, seat=.55, **who('tara', lh=(.08, -.31, .40),
    lgrip='hold', lpalm=(-1, -.2, 0), rh=(-.30, -.34, .44), rgrip='wave',
    rpalm=(.4, 0, 1), gaze=(-1.2, .4, 1.5), smile=2))
tea(P, .03, -.33, .39)
tea(stand(-.55, 1.75, .25, **who('ravi', pose='cup', gaze=(.6, 1.6, 1.8))),
    -.115, -.325, .35)
tea(stand(.62, 1.75, -.45, **who('meera', pose='cup', smile=1,
                                 gaze=(-.6, 1.4, 1.8))), -.115, -.325, .35)
for x, c, s in ((-2.5, 'terra', 1.4), (2.55, 'saffron', 1.3),
                (3.15, 'brand', 1.0)):
    plant((x, 2.2, 0), s, pot=c, seed=int(x*3)+12)
tube([(i*.62, 2.8, 2.62+.028*i*i) for i in range(-8, 9)], .012, 'ink')
for i in range(-5, 6):
    z = 2.62+.028*i*i
    cyl((i*.62, 2.8, z-.03), .02, .05, 'ink', bevel=.005, n=24)
    unlit(ball((i*.62, 2.8, z-.10), .06, mat('#FFDC9A', .4, emit=.8), n=24))
rig((0, .4, .9), 1.05, .82, key='#FFC48A', fill='#9DB4F5', rim='#FFA873')
camera((-1.7, -9.3, 2.85), (.05, .9, 1.40), lens=60, fstop=4,
       focus=(0, .4, 1.2))
finish(1200, 900, ev=-.42)
