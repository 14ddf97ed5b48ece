"""The morning stand-up, seen from above and from the right: five colleagues in
a half circle on a rug round a board of sticky notes; one of them points at a
note and tells, the others look on. Pale sky room."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

O = Vector((0, .3, 0))
FWD = Vector((-.5, .866, 0))           # where the camera looks, on the floor
RIGHT = Vector((.866, .5, 0))
FACE = .524                            # turned to the camera


def at(u, v, z=0):
    """Point u to the right of the rug's middle and v behind it."""
    return O+RIGHT*u+FWD*v+Vector((0, 0, z))


def put(name, u, v, turn, **kw):
    q = at(u, v)
    return stand(q.x, q.y, FACE+turn, **who(name, **kw))


room('sky')
b = at(.55, 2.5)
F = board(b.x, b.y, 1.75, 3.3, 1.9, legs=True)
for x in (-.52, .54):
    box((x, -.01, 0), (.016, .012, 1.6), mat('mist', .6), g=F, bevel=.003)
cs = ('marigold', 'lav', 'terra', 'leaf2', 'violet', 'saffron')
rnd = random.Random(3)
N = [(x+.36*(i % 2)-.18, .42-.34*(i//2), cs[rnd.randrange(6)])
     for x, n in ((-1.05, 5), (.01, 3), (1.08, 6)) for i in range(n)]
notes(F, N, .26)
for x, w in ((-1.05, .6), (0, .5), (1.08, .55)):
    panel((x, -.015, .74), w, .07, .02, .03, 'brand', bevel=.004, g=F)
put('priya', 1.55, 1.10, -.62, rh=F.pt(.70, -.06, .14), rgrip='point',
    lh=(.30, -.32, .36), lgrip='wave', lpalm=(-.5, 0, 1), smile=2,
    gaze=at(-.5, -1.0, 1.7))
P = put('rekha', -.18, 1.25, .50, pose='cup', gaze=at(1.2, .6, 1.75))
kulhad(*P.pt(-.115, -.325, .37), 1.1)
P = put('vikas', -1.72, .40, .80, pose='tablet', gaze=at(.9, .5, 1.75))
t = P.sub((0, -.345, .335), 0, 1, (-.30, 0))
slab((0, 0, 0), .36, .26, .02, .03, mat('ink', .3), g=t, bevel=.006)
put('manoj', -.80, -1.12, 1.66, pose='fold', gaze=at(1.4, -.9, 1.75))
put('lata', 1.92, -.62, -.70, pose='clasp', gaze=at(-.2, -1.2, 1.75))
rug(.02, .68, 4.45, 2.9, ('#E9B06F', '#F5CB92'))
q = at(-2.5, 1.9)
plant((q.x, q.y, 0), 1.5, pot='terra', seed=4)
plant((1.75, 2.95, 0), 1.35, pot='saffron', seed=1)
rig((0, .6, .9))
camera(O-FWD*8.8+Vector((0, 0, 3.95)), at(.05, .1, 1.08), lens=57.5, fstop=3.4,
       focus=at(.2, .4, 1.4))
finish(1200, 900, ev=-.5)
