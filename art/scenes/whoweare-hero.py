"""The firm's people before their own door on a lane above the Ganga, in the
morning: nine of them on the steps and beside them, some with tea, a marigold
garland over the blue door, a rice-paste pattern on the lane; a tenth arrives
with a bicycle, and behind him are boats and the long bridge."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

CAM = (-2.5, -12.4, 2.55)
world('#CFDDFB', '#FFEBD2', .58)
sky(150, [(0, '#FFE2BC'), (.50, '#FFDDB4'), (.66, '#FFE9CF'),
          (.84, '#D5E2FB'), (1, '#9DBDF6')], s=1.3)
stage('#E6C39C', y=3.6, r=.01, h=.01, front=-14)
ganga(9, -3.0, boats=0, glow=.36, bridge=False)
road_bridge(-70, 60, 0, 0, n=28, h=3.6, c='#C3CDEB', w=1.1, glow=.36,
            g=Grp((18, 58, -3.0), -.30))
for x, y, r, c, s in ((23.4, 33, .25, 'ivory', 1.9),
                      (35.2, 60, -.2, 'terra', 2.3)):
    boat(x, y, -2.8, r, s, sail=c, glow=.42)
ball((58, 140, 11.5), 4.4, mat('#FFC48C', .9, emit=1.05), scale=(1, .05, 1))

# the lane: paving, and before the steps a pattern in rice paste
for i in range(-9, 10):
    for j in range(-5, 5):
        slab((i*.86+.43*(j % 2), j*.72-.36, .001), .82, .68, .008, .05,
             mat(('#E9C8A2', '#E2BC93', '#EDD0AE')[(i*5+j*3) % 3], .9),
             bevel=.003)
R = Grp((.05, -1.42, .011))
chalk = mat('#FFFBF0', .8)
for q, t in ((.20, .014), (.46, .014), (.74, .018)):
    torus((0, 0, 0), q, t, chalk, scale=(1, .9, .5), g=R)
for k in range(12):
    a = k*math.pi/6
    ball((.33*math.cos(a), .33*.9*math.sin(a), 0), .10,
         mat('terra' if k % 2 else '#FFFBF0', .8), g=R, n=20,
         scale=(1, .36, .10), rot=(0, 0, a))
    ball((.60*math.cos(a+.26), .60*.9*math.sin(a+.26), 0), .055,
         mat('violet' if k % 2 else 'marigold', .8), g=R, n=16,
         scale=(1, 1, .2))
ball((0, 0, 0), .11, mat('marigold', .8), g=R, n=20, scale=(1, .9, .12))

# the house: wall, base, string course; a raised seat and two steps
WALL = mat('#F7E4C6', .82)
Y = 2.3
box((-3.8, Y+1.4, 3.5), (12.4, 2.8, 7.0), WALL, bevel=.05)
box((-3.8, Y-.03, .70), (12.46, .10, 1.4), mat('#3E63B0', .75), bevel=.02)
box((-3.8, Y-.06, 4.34), (12.6, .26, .16), mat('brand', .6), bevel=.03)
H = .56
STONE = mat('#F3DDBC', .8)
box((-.37, 1.5, H/2-.02), (4.94, 1.62, H-.04), STONE, bevel=.03)
slab((-.37, 1.48, H-.07), 5.08, 1.74, .07, .06, mat('brick', .75),
     bevel=.025)
for k, z in ((0, .37), (1, .185)):
    box((0, .42-.42*k, z/2), (1.9+.28*k, .50, z), STONE, bevel=.03)
    box((0, .40-.42*k, z-.02), (1.96+.28*k, .52, .05), mat('brick', .75),
        bevel=.02)
# door: both blue leaves stand open on a cool hall
DH = 2.42
box((0, Y-.03, H+DH/2+.02), (1.66, .16, DH+.18), 'white', bevel=.03)
unlit(box((0, Y-.07, H+DH/2), (1.36, .14, DH),
          mat('#AFC6F2', .8, emit=.10), bevel=.01))
for s in (-1, 1):
    D = Grp((s*.70, Y-.12, H+DH/2-.02), s*.62)
    box((-s*.21, 0, 0), (.42, .06, DH-.08), mat('violet', .5), g=D,
        bevel=.02)
    for z in (.56, -.52):
        box((-s*.21, -.03, z), (.26, .05, .86), mat('indigo', .5), g=D,
            bevel=.015)
# windows with shutters
for x in (-2.82, -5.9):
    box((x, Y-.04, 2.05), (1.30, .14, 1.36), 'white', bevel=.03)
    box((x, Y-.08, 2.05), (1.10, .14, 1.16), mat('#8FB0EC', .4), bevel=.01)
    for k in (-1, 0, 1):
        box((x+.28*k, Y-.16, 2.05), (.035, .04, 1.14), 'white', bevel=.01)
    box((x, Y-.14, 1.34), (1.5, .26, .07), 'white', bevel=.02)
    box((x, Y-.20, 2.86), (1.7, .50, .07), 'brick', bevel=.02)
    for s in (-1, 1):
        S = Grp((x+s*.68, Y-.12, 2.05), -s*.30)
        box((s*.26, 0, 0), (.52, .05, 1.24), mat('violet', .6), g=S,
            bevel=.015)
        for i in range(8):
            box((s*.26, -.03, -.50+.143*i), (.40, .03, .05),
                mat('indigo', .6), g=S, rot=(.5, 0, 0), bevel=.008)
# the firm's sign
panel((.0, Y-.10, 3.80), 3.2, .78, .14, .18, 'brand', bevel=.04)
wordmark(Grp((0, Y-.20, 3.80)), 2.5)


# garland
def flowers(pts, n, r=.062):
    """Marigolds along a curve through pts."""
    for i in range(n+1):
        u = i/n*(len(pts)-1)
        j = min(int(u), len(pts)-2)
        p = Vector(pts[j]).lerp(Vector(pts[j+1]), u-j)
        ball(p, r, mat(('saffron', 'marigold')[i % 2], .8), n=16,
             scale=(1, .9, .82))


GY, GZ = Y-.30, H+2.66
for k in range(4):
    x0, x1 = -.92+.46*k, -.46+.46*k
    flowers([(x0+(x1-x0)*i/8, GY, GZ-.17*math.sin(math.pi*i/8))
             for i in range(9)], 9, .052)
for k in range(5):
    x = -.92+.46*k
    if k in (0, 4):
        flowers([(x, GY, GZ-.05), (x, GY, GZ-1.0)], 13, .052)
    else:
        flowers([(x, GY-.01, GZ-.05), (x, GY-.01, GZ-.20)], 2, .046)
    ball((x, GY-.02, GZ), .075, mat('terra', .8), n=18)
for k in range(9):
    x = -.805+.2015*k
    ball((x, GY+.06, GZ-.16), .15, mat('leaf' if k % 2 else 'leaf2', .7),
         scale=(.36, .14, 1), n=20)
# lamp and a pot
tube([(1.62, Y, 3.1), (1.62, Y-.30, 3.22), (1.62, Y-.38, 3.1)], .02, 'ink')
lathe([(.16, 0), (.155, .02), (.05, .16), (.02, .17)], mat('brand', .4),
      c=(1.62, Y-.38, 2.96))
plant((1.80, 1.95, H), .8, pot='terra', seed=2)
# the wall above the river
box((7.4, 3.42, .26), (10, .26, .52), mat('#F3D9B8', .8), bevel=.03)
box((7.4, 3.42, .56), (10, .38, .10), mat('brick', .7), bevel=.03)
for x, s, c in ((3.1, .8, 'terra'), (4.9, .85, 'brand')):
    plant((x, 2.85, 0), s*1.4, pot=c, seed=int(x*2))


def tea(P, x=-.115, y=-.325, z=.37):
    kulhad(0, 0, 0, 1.3, g=P.sub((x, y, z)))


# on the raised seat: four stand
stand(.02, 1.46, -.10, z=H, **who('meera', pose='namaste', smile=2, ease=.6,
                                  gaze=CAM))
stand(.84, 1.58, -.30, z=H, **who('gopal', pose='clasp', smile=1, ease=.6,
                                  gaze=(.1, 1.0, 2.6)))
stand(-.84, 1.62, .05, z=H, **who('jas', hairc='terra', pose='fold', smile=1,
                                  ease=.6, gaze=CAM))
tea(stand(-1.66, 1.62, .30, z=H, **who('sana', pose='cup', smile=1, ease=.6,
                                       lh=(-.04, -.34, .32), lgrip='hold',
                                       lpalm=(-.6, 0, .8), gaze=CAM)))
# three sit
P = sit(-1.20, 1.00, -.16, seat=H, **who('manoj', rh=(-.08, -.31, .40),
        rgrip='hold', rpalm=(1, -.2, 0), lh=(.14, -.32, .14), smile=2,
        ease=.6, gaze=(-2.0, .5, 1.6)))
tea(P, -.03, -.33, .39)
sit(-2.03, 1.00, .30, seat=H, **who('priya', lanyard=None, outfit='kurta',
    drape='ivory', earrings='marigold', pose='explain', smile=2, ease=.6,
    gaze=(-1.5, -2.4, 1.7)))
P = sit(1.53, 1.00, -.20, seat=H, **who('lata', rh=(-.08, -.31, .36),
        rgrip='hold', rpalm=(1, -.2, 0), lh=(.13, -.30, .15), smile=1,
        ease=.6, gaze=CAM))
tea(P, -.03, -.33, .35)
kettle(-.60, .92, H, .95, .4)
# beside the steps
tea(stand(-2.92, .24, .30, **who('anil', pose='cup', smile=1, ease=.6,
                                 gaze=(-1.6, -3.2, 1.9))))
stand(2.26, .42, .35, **who('tara', rh=(-.29, -.07, .02), rpalm=(1, 0, 0),
      lh=(.34, -.22, .64), lgrip='wave', lpalm=(.5, -1, 0),
      ldir=(.15, -.1, 1), smile=2, ease=.6, gaze=(3.0, -.9, 1.9),
      feet=((-.12, .02), (.12, -.04))))
# he arrives with his bicycle
B = (3.04, -1.18, math.pi+.22, 1.14)
bicycle(B[0], B[1], B[2], c='violet', s=B[3])
G = Grp((B[0], B[1], 0), B[2], B[3])
stand(3.02, -.62, -1.05, **who('kabir', lanyard=None, shirt='leaf2',
      lh=G.pt(.355, -.19, .985), lgrip='fist', lpalm=(0, 0, -1),
      ldir=(-.6, -.5, -.2),
      rh=(-.34, -.22, .74), rgrip='wave', rpalm=(0, -1, .1),
      rdir=(-.1, -.1, 1), smile=2, ease=.6, gaze=(2.0, .3, 1.9),
      feet=((-.12, -.14), (.12, .12))))
rig((0, .3, 1.1), 1.35, 1.0)
area((9, 9, 6), (0, .6, 1.4), 4, 1500, '#FFC98F')
camera(CAM, (.40, .6, 1.72), lens=48.5, fstop=5, focus=(0, .9, 1.6))
finish(1600, 1000, ev=-.5)
