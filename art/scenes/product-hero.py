"""At a test bench one engineer tries a handheld device under a probe; another
hands the finished one over to the woman who will use it. Navy workshop, seen
from the left."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('navy')


def device(g):
    """A handheld scanner standing in frame g, its screen towards -Y."""
    panel((0, 0, .27), .32, .50, .08, .06, mat('ivory', .4), bevel=.025, g=g)
    panel((0, -.045, .38), .25, .20, .012, .025, mat('violet', .4, emit=.35),
          bevel=.003, g=g)
    tube([(-.055, -.056, .38), (-.015, -.056, .34), (.06, -.056, .42)], .014,
         mat('marigold', .4, emit=.4), g=g, smooth=False)
    for i in range(3):
        for j in range(2):
            panel((-.075+.075*i, -.047, .22-.075*j), .055, .048, .02, .015,
                  'brand' if i+j < 3 else 'terra', bevel=.005, g=g)
    panel((0, -.047, .075), .14, .04, .02, .018, 'marigold', bevel=.005, g=g)
    box((0, 0, .55), (.24, .075, .08), 'brand', g=g, bevel=.02)
    box((0, -.04, .555), (.17, .012, .03), mat('terra', .4, emit=.5), g=g,
        bevel=.004)


# the tests that have passed
F = board(.95, 3.0, 2.1, 2.1, 1.35, face='ivory', c='wood')
for i, w in enumerate((.95, .7, .85, .6)):
    ball((-.72, -.01, .42-.28*i), .075, 'leaf2' if i < 3 else 'lav', g=F,
         scale=(1, .35, 1))
    panel((-.50+w/2, -.015, .42-.28*i), w, .08, .02, .035,
          'brand' if i < 3 else 'lav', bevel=.004, g=F)
window(-1.95, 3.2, 2.2, 1.7, 1.7, 'rain', view='rain')
rug(.0, .12, 5.0, 2.3, ('#E9B06F', '#F5CB92'))
table(-1.30, .42, 2.3, .9, r=.10, top='#E3B176', leg='ivory')
# probe over the device under test
T = Grp((-1.88, .36, .93))
slab((0, 0, 0), .74, .46, .06, .05, mat('brand', .4), g=T, bevel=.015)
for s in (-1, 1):
    cyl((s*.31, .10, .50), .03, .90, mat('mist', .3, metal=.4), g=T,
        bevel=.008)
box((0, .10, .93), (.78, .13, .11), 'brand', g=T, bevel=.03)
cyl((0, -.06, .86), .055, .16, 'marigold', g=T, bevel=.015)
box((0, .02, .93), (.16, .22, .13), 'marigold', g=T, bevel=.03)
cyl((0, -.06, .76), .014, .14, 'steel', g=T, bevel=0, n=20)
device(T.sub((0, -.06, .06)))
unlit(ball((.31, .10, 1.0), .045, mat('#57D39A', .4, emit=1.2), g=T))
monitor((-.50, .58, .93), -.25, art=2, w=.62, h=.40)
tube([(-1.55, .48, .96), (-1.2, .34, .945), (-.80, .50, .945),
      (-.50, .64, .96)], .014, 'terra', res=4)
slab((-1.0, .16, .93), .42, .24, .05, .04, 'violet', bevel=.015)
for i in range(6):
    ball((-1.14+.06*i, .16+.05*(-1)**i, .995), .03,
         ('saffron', 'lav', 'ivory')[i % 3], n=20)
stand(-1.12, 1.15, -.35, **who('vikas', lean=.14,
      rh=Vector((-1.54, .60, 1.30)), rgrip='point',
      lh=Vector((-.90, .72, .975)), lgrip='flat', lpalm=(0, 0, -1),
      gaze=(-1.85, .2, 1.3)))
# handed over
H = Vector((.94, -.28, 1.12))


def own(rot, *v):
    """A direction of the world, as a person turned by rot has it."""
    return Matrix.Rotation(-rot, 3, 'Z') @ Vector(v)


device(Grp(H+Vector((0, 0, .02)), -.10, 1.0, (-.14, 0)))
stand(.42, .0, .95, **who('imran', pants='ivory', lean=.05, smile=1,
      rh=H+Vector((-.10, .01, -.03)), rgrip='hold', rdir=own(.95, 1, 0, .1),
      rpalm=own(.95, 0, 0, 1), lh=(.27, -.12, .06),
      gaze=(1.4, -.1, 1.9)))
stand(1.46, .02, -.95, **who('meera', shirt='terra',
      drape='marigold', blouse='violet', lean=.05, smile=2,
      lh=H+Vector((.10, .01, -.03)), lgrip='hold', ldir=own(-.95, -1, 0, .1),
      lpalm=own(-.95, 0, 0, 1), rh=H+Vector((.20, .10, .34)), rgrip='relax',
      rdir=own(-.95, -.5, .3, .6), rpalm=own(-.95, -1, 0, 0),
      gaze=(.9, -.3, 1.45)))
toolcase(-.12, -.45, .026, .3, 1.0)
rig((0, .3, .9))
camera((-1.7, -8.8, 2.5), (-.22, .4, 1.22), lens=59, fstop=3,
       focus=(.2, .2, 1.3))
finish(1600, 900, ev=-.42)
