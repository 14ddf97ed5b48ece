"""The morning stand-up: five colleagues in a half circle before a board of
sticky notes, one of them telling; pale sky room, camera at eye height."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('sky')
F = board(0, 2.6, 1.75, 3.3, 1.9, legs=True)
for x in (-.52, .54):
    box((x, -.01, 0), (.016, .012, 1.6), mat('mist', .6), g=F, bevel=.003)
cs = ('marigold', 'lav', 'terra', 'leaf2', 'violet', 'saffron')
rnd = random.Random(3)
N = [(x+.36*(i % 2)-.18, .42-.34*(i//2), cs[rnd.randrange(6)])
     for x, n in ((-1.05, 5), (.01, 3), (1.08, 6)) for i in range(n)]
notes(F, N, .26)
for x, w in ((-1.05, .6), (0, .5), (1.08, .55)):
    panel((x, -.015, .74), w, .07, .02, .03, 'brand', bevel=.004, g=F)
c = Vector((.1, .9, 1.75))
stand(-1.75, .25, 1.0, **who('manoj', pose='fold', gaze=(.6, 1.4, 1.75)))
P = stand(-1.0, 1.25, .45, **who('rekha', pose='cup', gaze=(.6, 1.3, 1.75)))
kulhad(*P.pt(-.115, -.325, .37), 1.1)
stand(.30, 1.55, -.05, **who('priya', rh=(-.34, -.30, .42), rgrip='wave',
      rpalm=(.4, 0, 1), lh=(.30, -.32, .36), lgrip='wave',
      lpalm=(-.5, 0, 1), smile=2, gaze=(-.6, -1.2, 1.7)))
P = stand(1.40, 1.1, -.6, **who('vikas', pose='tablet', gaze=(.4, 1.4, 1.75)))
t = P.sub((0, -.345, .335), 0, 1, (-.30, 0))
slab((0, 0, 0), .36, .26, .02, .03, mat('ink', .3), g=t, bevel=.006)
stand(2.0, .1, -1.05, **who('lata', pose='clasp', gaze=(.5, 1.4, 1.75)))
rug(.1, .3, 4.6, 2.9, ('#E9B06F', '#F5CB92'))
plant((-2.5, 2.5, 0), 1.5, pot='terra', seed=4)
plant((2.95, 2.2, 0), 1.35, pot='saffron', seed=1)
pendant(-.9, .6, 3.0, 'saffron')
pendant(1.1, .6, 3.0, 'saffron')
rig((0, .6, .9))
camera((-3.4, -8.3, 2.5), (.12, .9, 1.40), lens=60, fstop=3,
       focus=(.2, 1.0, 1.4))
finish(1200, 900, ev=-.5)
