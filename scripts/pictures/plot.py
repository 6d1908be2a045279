import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import json
from street import *
# empty plots at eye level: --kind row corner park boulevard walled dug scheme farm
yb=-4.2; kind=a.kind; nw=8.2; sd=a.seed*7
dry={'summer':'#a08a54','winter':'#94895a'}.get(a.season,'#6f7440'); ground_=simple('dirt','#a08a6a',.95,bumpscale=5,bump=.5); field=simple('field',dry,.95,bumpscale=4,bump=.5)
wild=[grasspatch('w%d'%i,a.seed*3+i,1.,1500,.13,V['grass']) for i in range(3)]
def meadow(x0,x1,y0,y1,z=0,dens=.8):
    "rough grass on bare ground"
    MB('md',ground_,.0).box(x0,x1,y0,y1,z-.2,z).done(); x=x0+.5
    while x<x1-.3:
        y=y0+.5
        while y<y1-.3:
            if r.random()<dens: inst(r.choice(wild),((x+r.uniform(-.2,.2))*M,y+r.uniform(-.2,.2),z-.01),r.uniform(0,6.28),r.uniform(.9,1.5))
            y+=1.
        x+=1.
wh=MB('stone',simple('whs','#f1efe9',.6),.02); rd=MB('stoner',simple('whr','#b5402f',.6),.01)
def stones(x0,x1,y0,y1):
    for x in (x0,x1):
        for y in (y0,y1): wh.box(x-.12,x+.12,y-.12,y+.12,0,.5); rd.box(x-.125,x+.125,y-.125,y+.125,.36,.44)
def board(x,y,s,col='#0b6b4a',w=1.3):
    MB('bd',simple('bdm'+s,col,.5),.01).box(x-w/2,x+w/2,y,y+.05,1.0,1.7).done(); MB('bp',dark).box(x-w*.4-.03,x-w*.4+.03,y+.01,y+.06,0,1.).box(x+w*.4-.03,x+w*.4+.03,y+.01,y+.06,0,1.).done()
    c_=bpy.data.curves.new('t','FONT'); c_.body=s; c_.size=.27; c_.align_x='CENTER'; c_.align_y='CENTER'; c_.materials.append(simple('tx','#f4f2ec',.6)); o=bpy.data.objects.new('t',c_); o.location=(x*M,y-.02,1.36); o.rotation_euler=(math.pi/2,0,0); bpy.context.collection.objects.link(o)
def houses(x,n,step=1,gap=0.,seed=0):
    for i in range(n):
        u=x+step*i*(nw+gap); u,v=sorted((u,u+step*nw)); nbhouse(u+.02,v-.02,sd+seed+i,yb)
def trees_behind(y0=16,y1=24,n=14):
    for i in range(n): put(tr[i%2],-44+i*6.6,r.uniform(y0,y1),0,r.uniform(.85,1.25))
def party(x0,x1,back=12.): MB('pw',plaster('party','#c9bda8',.05,.2),.01).box(x0-.12,x0+.1,yb,back,0,1.8).box(x1-.1,x1+.12,yb,back,0,1.8).box(x0,x1,back-.1,back+.1,0,2.).done()
setting=''
if kind=='row':
    street(yb,-90,-88); houses(-14,3,-1); houses(18.8,3,1,seed=5); meadow(-14,18.8,yb+.1,12,.0,.75)
    for i in range(4): stones(-14+i*nw+.3,-14+(i+1)*nw-.3,yb+.3,11.); board(-14+(i+.5)*nw,yb+.8,'PLOT %d'%(211+i))
    [lamp_post(-26+i*14,yb-1.4) for i in range(5) if i!=1]; [put(tr[2],-18+i*8.2,yb-.85,-.05,r.uniform(.5,.7)) for i in range(6)]; trees_behind(); cam=((-11*M,-13.,1.9),(4*M,0,2.5),26); setting='four open plots in a row between finished houses'
elif kind=='corner':
    xe=6.; corner_street(yb,-99,-98,xe); houses(-6,4,-1); houses(xe+9.9,3,1,seed=5); lawn(-5.8,xe-.1,yb+.2,6); meadow(-6,xe,6,13); stones(-5.6,xe-.3,yb+.35,12.); board(3.4,yb+.9,'PLOT 88','#23385c'); lamp_post(xe+1.2,yb-1.4); lamp_post(-12,yb-1.4); trees_behind(); [put(tr[2],u,yb-.85,-.05,.8) for u in (-9,-2)]; cam=((13.5*M,-14.5,1.9),(1.2*M,0,2.6),27); setting='a corner plot on two streets, a house beside it'
elif kind=='park':
    street(yb,-90,-88); houses(-5.2,4,-1); houses(5.2,4,1,seed=5); party(-5.2,5.2); lawn(-5,5,yb+.2,8); stones(-4.8,4.8,yb+.35,11.); board(-3.2,yb+.9,'PLOT 41'); trees_behind()
    KO=MB('kbo',kerb,.02); [KO.box(i+.005,i+.995,-14.2,-14.,-.3,.04) for i in range(-50,60)]; KO.done(); MB('park',lawnm).box(-60,60,-40,-14.2,-.4,-.02).done(); lawn(-14,14,-21.,-14.4,0); MB('path',pav).box(-60,60,-17.6,-16.2,-.1,.02).done()
    bn=T('woodX'); [bn.box(2.2,4.2,-15.9+q*.13,-15.79+q*.13,.44,.48) for q in range(4)]; [bn.box(2.2,4.2,-15.36,-15.32,.6+q*.14,.7+q*.14) for q in range(2)]; [T('dark').box(u,u+.05,-15.9,-15.3,0,.9 if q else .44) for u in (2.4,3.95) for q in (0,1)]
    [put(bl_,x,-15.2,0,.8) for bl_,x in ((tr[2],-6.2),(tr[2],9.))]; [put(sh[i%4],-3.4+i*.75,-15.1,0,r.uniform(.7,1.)) for i in range(6)]; [lamp_post(x,-14.9,1) for x in (-8.5,8.5)]; cam=((-1.5*M,-20.6,1.7),(.3*M,0,2.6),27); setting='a level plot between two houses, seen from the park across the street'
elif kind=='boulevard':
    street(yb,-90,-88); meadow(-11,11,yb+.1,16,0,.5); stones(-10.6,10.6,yb+.35,15); board(6.5,yb+1.2,'COMMERCIAL  C-12','#6b2f2a',3.2)
    cm=[plaster('cm%d'%i,c,.03,.06) for i,c in enumerate(('#d9d3c8','#b79b78','#8f969c'))]
    for sx in (-1,1):
        X=sx*11.3
        for i in range(3):
            L=r.choice([10,12,14]); u,v=sorted((X,X+sx*L)); X+=sx*(L+.2); nf=r.choice([3,4,5]); b=MB('cb',cm[i],.03); g=MB('cg',nglass); fr=MB('cf',dark); b.box(u,v,2,18,0,nf*3.6+1.); n=int(L//3)
            for f in range(nf):
                for q in range(n): c0=u+.5+q*(L-.4)/n; w_=(L-.4)/n-.6; z=f*3.6+(.2 if f==0 else .9); g.box(c0,c0+w_,1.95,2.2,z,f*3.6+3.); fr.box(c0+w_/2-.03,c0+w_/2+.03,1.9,2.2,z,f*3.6+3.).box(c0-.05,c0+w_+.05,1.8,2.2,f*3.6+3.,f*3.6+3.12)
            MB('cs',simple('cs%d%d'%(i,sx),r.choice(['#1f4d45','#23385c','#6b2f2a','#5a4a2a']),.5)).box(u+.4,v-.4,1.7,1.98,3.15,3.75).done(); [q_.done() for q_ in (b,g,fr)]
    md=MB('md2',kerb,.02); [md.box(i+.005,i+.995,-13.2,-13.,-.3,.03) for i in range(-50,50)]; md.done(); lawn(-18,18,-14.6,-13.2,0); MB('mdb',lawnm).box(-60,60,-15,-13.2,-.3,-.01).done(); [put(pm[0],x,-13.9,0,.9) for x in (-21,3,10,17)]; [put(sh[(i*3)%4],-17+i*1.1,-13.9,0,.7) for i in range(30)]; [lamp_post(x,-13.6,1) for x in (-23,6.5,19)]
    trees_behind(24,34); cam=((-9*M,-18.5,2.),(1.5*M,0,3.4),25); setting='a commercial plot on a main road between office and shop buildings'
elif kind=='walled':
    street(yb,-2,2); houses(-7.2,4,-1); meadow(-7,7,yb+.2,14,0,.9); b=MB('bw',plaster('bwp','#b0654a',.2,.3),.01); b.box(-7.1,-2.2,yb-.12,yb+.12,0,1.7).box(2.2,7.1,yb-.12,yb+.12,0,1.7).box(-7.2,-7.,yb,14,0,1.8).box(7.,7.2,yb,14,0,1.8).box(-7,7,13.9,14.1,0,1.9).done()
    for x in (-2.3,2.): gatepost(x,yb,2.1)
    for x in (-1.9,1.85):
        y_=yb+.1
        while y_<yb+1.9: D.box(x,x+.03,y_,y_+.02,.1,1.8); y_+=.12
        D.box(x,x+.04,yb,yb+1.9,.1,.16).box(x,x+.04,yb,yb+1.9,1.75,1.82)
    stones(-6.6,6.6,yb+.6,13.4); board(5.2,yb-.3,'PLOT 7'); lamp_post(9,yb-1.4); lamp_post(-9,yb-1.4); put(tr[2],-5,8,0,.9); put(tr[1],5,11,0,.6); houses(9.5,3,1,seed=5); trees_behind(); cam=((2.4*M,-14.4,2.3),(.2*M,0,2.3),27); setting='a walled plot with its gate open, rough grass inside'
elif kind=='dug':
    street(yb,-90,-88); houses(-5.6,4,-1); houses(5.6,4,1,seed=5); MB('dg',ground_).box(-5.5,5.5,yb+.1,12,-.5,.0).done(); tq=MB('trench',simple('tq','#5f4c38',.95,bumpscale=9,bump=.6)); hp=MB('heap',simple('hp','#8b704f',.95,bumpscale=7,bump=.8),0,True); ln=MB('lime',simple('lime','#eceae2',.9))
    for x in (-4.4,0,4.4): tq.box(x-.35,x+.35,-2.6,10,-.02,.012); ln.box(x-.42,x-.37,-2.7,10.1,.0,.02).box(x+.37,x+.42,-2.7,10.1,0,.02)
    for y in (-2.4,3.2,9.6): tq.box(-4.7,4.7,y-.35,y+.35,-.02,.013); ln.box(-4.8,4.8,y-.42,y-.37,0,.021).box(-4.8,4.8,y+.37,y+.42,0,.021)
    hp.cyl(-2.6,.6,-.1,1.,1.5,.15,24).cyl(2.5,6.4,-.1,1.2,1.8,.2,24).done(); sa=MB('sand',simple('sa','#cdb98f',.95,bumpscale=9,bump=.4),0,True); sa.cyl(3.,yb-1.0,-.1,.9,1.4,.1,24).done(); bk=MB('bk',simple('bk','#a65f43',.9,vari=.2),.008)
    for i in range(9):
        for j in range(6): [bk.box(-4.4+i*.24,-4.4+i*.24+.225,yb-1.2+q*.12,yb-1.2+q*.12+.11,j*.08,j*.08+.073) for q in range(4)]
    for q in (tq,ln,bk): q.done()
    stones(-5.2,5.2,yb+.35,11.5); party(-5.6,5.6); lamp_post(-9,yb-1.4); trees_behind(); cam=((3.6*M,-13.6,2.5),(.0*M,0,2.0),27); setting='a plot marked out with lime and dug for its foundations between two houses'
elif kind=='scheme':
    MB('gr',field).box(-120,120,yb,200,-.5,-.02).done(); street(yb,-90,-88); T('asp').box(-3.6,3.6,yb-2,90,-.5,-.01)
    for sx in (-1,1):
        [T('kerb').box(*sorted((sx*3.6,sx*3.8)),yb+i,yb+i+.99,-.3,.1) for i in range(70)]; T('walk').box(*sorted((sx*3.8,sx*5.4)),yb,70,-.3,.06); [lamp_post(sx*5.0,2+i*13,0) for i in range(5)]
        for i in range(6): stones(*sorted((sx*5.8,sx*17)),yb+.4+i*9,yb+.4+(i+1)*9-.6); board(sx*7.0,yb+4.+i*9,'%d'%((301 if sx<0 else 321)+i),w=.9)
        for i in range(22): [inst(r.choice(wild),(sx*r.uniform(5.8,20),yb+r.uniform(.5,46),0),r.uniform(0,6),r.uniform(1.,1.8)) for _ in range(14)]
        [put(tr[2],sx*4.6,6+i*9,0,.5) for i in range(7)]
    nbq=[plaster('fq%d'%i,c) for i,c in enumerate(('#d9cdb8','#c9b08f','#b9b4ab'))]
    for i in range(16): x=-70+i*9.; y=r.uniform(62,78); b=MB('far',nbq[i%3],.02); hh=r.choice([3.8,7.2,7.4,10.4]); b.box(x,x+7.6,y,y+11,0,hh).box(x+1,x+4,y+3,y+8,hh,hh+2.4).done(); g=MB('farg',nglass); [g.box(x+u,x+u+1.4,y-.04,y+.1,z,z+1.5) for u in (1.,4.4) for z in (1.,4.3) if z+1.5<hh]; g.done()
    for i in range(18): put(tr[i%2],-80+i*9.,r.uniform(84,100),0,r.uniform(.9,1.4))
    cam=((.8*M,-15.5,2.6),(.2*M,0,2.9),24); setting='a new block of numbered plots along a finished road with kerbs and lamps'
else:
    MB('gr',field).box(-150,150,-3,250,-.5,-.03).done(); MB('track',simple('trk','#b59c76',.95,bumpscale=3,bump=.4)).box(-150,150,-8,-3,-.5,-.06).done(); MB('fore',field).box(-150,150,-60,-8,-.5,-.03).done(); meadow(-22,22,-2.6,26,0,.85); meadow(-12,12,-11.,-8.1,0,.9)
    ps=MB('post',woodV,.01); wr=MB('wire',simple('wr','#8a8d8f',.4,.8))
    for i in range(19):
        x=-27+i*3.; (abs(x)>2.2) and ps.box(x-.07,x+.07,-3.07,-2.93,0,1.35)
    [wr.box(*q,-3.01,-2.99,z,z+.012) for z in (.4,.75,1.1) for q in ((-27,-3),(3,27))]; ps.box(-2.7,-2.5,-3.1,-2.9,0,1.7).box(2.5,2.7,-3.1,-2.9,0,1.7); [ps.box(-2.5+.0,.0,-3.04,-2.98,z,z+.1) for z in (.3,.65,1.,1.35)]; ps.done(); wr.done()
    for i in range(30): put(tr[i%2],-70+i*4.8,r.uniform(26,40),0,r.uniform(.8,1.4))
    for x,y in ((-14,6),(11,12),(17,4)): put(tr[1],x,y,0,.9)
    for i in range(12): put(sh[i%4],-20+i*3.6,-2.6,0,r.uniform(.8,1.3))
    board(7.,-2.6,'FARM PLOT  4 KANAL','#3d5a2a',3.4); stones(-20,20,-2.4,24); cam=((-3.4*M,-11.4,1.8),(.8*M,0,2.1),25); setting='a fenced farm plot on an earth track, trees behind'
wh.done(); rd.done(); finish_boxes(); ex=light_sky(); camera(*cam); setup(look='Medium Contrast',spp=a.spp,pct=a.pct,bounces=4,exposure=ex,thr=a.thr)
if mode=='hazy': _f=rend.finish; rend.finish=lambda A,*k_,**kw: _f(rend.haze(A,200.,(.74,.70,.62),.0),*k_,**kw)
out=a.out or f'out/plot_{kind}.png'; json.dump(dict(what='plot',setting=setting,corner=kind=='corner',commercial=kind=='boulevard',farm=kind=='farm',season=a.season or None,light=mode),open(os.path.splitext(out)[0]+'.json','w'))
print('BUILD_S',round(time.time()-t0,1),mode,kind)
if a.facts: sys.exit()
rend.render(out,gr=dict(bloom=.06,vig=.12,sat=1.,contrast=.14))
