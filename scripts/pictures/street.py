import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
"""What stands round a house: lawns, trees, the street, gate posts, terraced neighbours. Shared by house.py, front.py and plot.py."""
from kit import *
S=T('white'); G=T('grey'); D=T('dark'); WV=T('woodV'); k={'golden':.35,'dusk':1.}.get(mode,0); rx=math.radians(-90)
soil=simple('soil','#4a3b2c',.9,bumpscale=40,bump=.5)
gp=[grasspatch('g%d'%i,a.seed*10+i,1.,4200,.05,V['grass']) for i in range(4)]
lawnm=simple('lawn','#3c5a22',.9)
def lawn(x0,x1,y0,y1,z=0,step=.93):
    MB('lawn',lawnm).box(x0,x1,y0,y1,z-.1,z-.005).done(); nx=max(1,round((x1-x0)/step)); ny=max(1,round((y1-y0)/step)); px,py=(x1-x0)/nx,(y1-y0)/ny
    for i in range(nx):
        for j in range(ny): inst(gp[r.randint(0,3)],((x0+(i+.5)*px)*M,y0+(j+.5)*py,z-.005),r.choice([0,1.57,3.14,4.71]),(px,py,1.) if max(px,py)<1.05 else 1)
tr=[tree('t1',a.seed+11,7.5,.3,1.,.15,30000,V['bark'],V['leaf']),tree('t2',a.seed+12,9,.34,1.1,.16,34000,V['bark'],V['leafd']),tree('t3',a.seed+13,5,.2,1.,.12,22000,V['bark'],V['leaf'],1.1)]
pm=[palm('p1',a.seed+5,6.2,V['bark'],V['leafp']),palm('p2',a.seed+6,3.4,V['bark'],V['leafp'],22,2.0)]
hd=shrub('hedge',a.seed+3,leaf=.045,n=9000,leafm=V['leafd'],box=(1.,.45,.7))
sh=[shrub('s1',a.seed+1,.42,.36,.06,6000,V['leaf']),shrub('s2',a.seed+2,.34,.34,.05,5000,V['leafd']),shrub('s3',a.seed+4,.5,.5,.06,7000,V['leafr']),shrub('s4',a.seed+8,.3,.5,.1,2500,V['leafp'])]
# a second wall colour for neighbours, per seed
nbcol=[plaster('n%d'%i,c) for i,c in enumerate(r.sample(['#d9cdb8','#c9b08f','#b9b4ab','#e3dccd','#a99880','#cfc3b2'],3))]
nglass=simple('ng','#1e2a32',.06,0,.9)
def street(yb,gx0,gx1,x0=-60,x1=60):
    "pavement, kerb with a ramp at the gate, road"
    T('walk').box(-40,40,yb-1.7,yb-.12,-.2,-.01); T('pav').box(gx0,gx1,yb-2.2,yb-.1,-.19,.0)
    for i in range(-40,40):
        if not(gx0<i+.5<gx1): T('kerb').box(i+.005,i+.995,yb-1.9,yb-1.7,-.3,.0)
    T('asp').box(x0,x1,yb-30,yb-1.9,-.5,-.15); MB('ground',soil,mirrorable=False).box(-70,70,yb,70,-.5,-.05).done()
def gatepost(x,yb,h=1.9):
    G.box(x,x+.4,yb-.2,yb+.2,0,h); D.box(x-.03,x+.43,yb-.23,yb+.23,h,h+.06); T('dl').box(x+.12,x+.28,yb-.235,yb-.2,h-.5,h-.25)
    if k: spot(x+.2,yb-.45,h,18*k,120)
def gate(x0,x1,y,h=1.75,opened=.0):
    z=.12; b=x1-(x1-x0)*(1-opened)
    D.box(b,x1,y-.03,y+.03,.06,.12).box(b,x1,y-.03,y+.03,h,h+.06)
    while z<h: T('woodX').box(b,x1,y-.02,y+.02,z,z+.1); z+=.125
def nbhouse(xa,xb,seed,yb):
    "terraced neighbour with real reveals, cheap"
    q=random.Random(seed); m=nbcol[seed%3]; W_=MB('nbw',m,.015); A=MB('nba',[white,grey][seed%2],.015); N=MB('nbg',nglass); F=MB('nbf',dark); w=xb-xa; c=xa+w*q.choice([.42,.55]); h2=q.uniform(6.7,7.3); y=q.uniform(-.3,.7)
    ops=[(xa+.7,c-.5,.7,2.9)]; W_.wall(xa,xb,0,3.4,y+1,y+1.3,ops+[(c+.4,c+1.6,.05,2.7)]); up=[(xa+.8,c-.4,4.3,6.2),(c+.5,xb-.7,3.6,6.0)]; W_.wall(xa,c+.2,3.4,h2,y,y+.3,up[:1]); W_.wall(c+.2,xb,3.4,h2-.3,y+1.3,y+1.6,up[1:])
    W_.box(xa,xa+.25,y+.3,12,0,h2); W_.box(xb-.25,xb,y+1.4,12,0,h2-.3); W_.box(xa,xb,10,12,0,h2); A.box(xa-.05,xb+.05,y-.25,12,3.3,3.6); A.box(xa-.05,c+.3,y-.2,12,h2,h2+.22); A.box(c,xb+.05,y+.2,12,h2-.3,h2-.08); W_.box(c-1.5,c+1.8,4,9,h2,h2+2.4); A.box(c-1.7,c+2,3.7,9.2,h2+2.4,h2+2.6)
    for o in ops+up: N.box(o[0],o[1],y+(.2 if o in up[:1] else 1.5 if o in up else 1.2),y+1.56,o[2],o[3]); F.box((o[0]+o[1])/2-.03,(o[0]+o[1])/2+.03,y+(.12 if o in up[:1] else 1.42 if o in up else 1.12),y+1.5,o[2],o[3])
    MB('nd',woodV).box(c+.4,c+1.6,y+1.2,y+1.28,.05,2.7).done()
    for i in range(int((xb-c-.3)/.13)): F.box(c+.3+i*.13,c+.32+i*.13,y+.22,y+.24,3.6,4.5)
    F.box(c+.3,xb,y+.2,y+.26,4.5,4.55); W_.box(xa,xa+1.2,yb-.1,yb+.1,0,1.6); W_.box(c+.6,xb,yb-.1,yb+.1,0,1.6); F.box(xa+1.2,c+.6,yb-.03,yb+.03,.08,1.9); A.box(xa+1.0,xa+1.25,yb-.15,yb+.15,0,2.).box(c+.55,c+.8,yb-.15,yb+.15,0,2.)
    for b in (W_,A,N,F): b.done()
    if mode=='dusk':
        g=MB('nbl',emit('nbl',(1.,.62,.32),.75)); o=q.choice(up); g.box(o[0]+.1,o[1]-.1,y+(.17 if o in up[:1] else 1.47),y+(.19 if o in up[:1] else 1.49),o[2]+.1,o[3]-.1); g.done()
def corner_street(yb,gx0,gx1,xe):
    "as street(), with a second street that leaves it at x=xe"
    T('walk').box(-40,xe+1.75,yb-1.7,yb-.12,-.2,-.01); T('walk').box(xe+.12,xe+1.8,yb-1.7,40,-.2,-.012); T('pav').box(gx0,gx1,yb-2.2,yb-.1,-.19,.0); [T('kerb').box(i+.005,i+.995,yb-1.9,yb-1.7,-.3,.0) for i in range(-40,int(xe+1.7)) if not gx0<i+.5<gx1]; [T('kerb').box(xe+1.8,xe+2.,yb-1.7+i,yb-1.7+i+.99,-.3,.0) for i in range(42)]
    T('asp').box(-60,60,yb-30,yb-1.9,-.5,-.15); T('asp').box(xe+2.,xe+9.5,yb-2,60,-.5,-.152); MB('ground',soil,mirrorable=True).box(-70,xe+1.9,yb,70,-.5,-.05).done(); MB('ground2',soil,mirrorable=True).box(xe+9.4,90,yb,70,-.5,-.05).done(); [T('kerb').box(xe+9.5,xe+9.7,yb-1.7+i,yb-1.7+i+.99,-.3,.03) for i in range(42)]; T('walk').box(xe+9.7,60,yb-1.7,yb-.1,-.3,.02)
def lamp_post(x,y,toward=-1):
    "a street lamp whose arm reaches over the road"
    b=MB('lp',dark); b.cyl(x,y,0,5.6,.07,.05,10).box(x-.05,x+.05,*sorted((y,y+toward*1.7)),5.55,5.65).done(); MB('ll',T('dl').mat).box(x-.1,x+.1,*sorted((y+toward*1.2,y+toward*1.75)),5.5,5.54).done(); k and spot(x,y+toward*1.5,5.45,120*k,130)
def car(x,y,col):
    "a saloon, nose to the street"
    b=MB('carb',simple('carb'+col,col,.18,.35,.7,coat=.8),.09,True); g=MB('carg',simple('carg','#10151a',.05,0,.9),.03); t_=simple('tyre','#141414',.8); hb_=simple('rim','#a9adb0',.3,.9); L=MB('carl',simple('lamp','#e8eef2',.1,0,.9),.02); RD=MB('card',simple('grill','#1a1b1d',.3,.3),.01)
    def prism(m,P,x0,x1,tp=0.):
        i=len(m.v); n=len(P); sx=m.m
        for X,s in ((x0,1),(x1,-1)):
            for yy,zz in P: m.v.append((sx*(X+s*tp*max(0,zz-.85)),y+yy,zz))
        m.f+=[tuple(range(i,i+n)),tuple(reversed(range(i+n,i+2*n)))]+[(i+q,i+(q+1)%n,i+n+(q+1)%n,i+n+q) for q in range(n)]
    prism(b,[(0,.35),(.0,.62),(.15,.74),(1.15,.9),(3.9,.93),(4.3,.86),(4.36,.35)],x-.86,x+.86)
    prism(g,[(1.05,.88),(1.75,1.36),(3.2,1.38),(3.95,.92)],x-.78,x+.78,.28); prism(b,[(1.72,1.35),(1.85,1.42),(3.1,1.43),(3.25,1.36)],x-.65,x+.65)
    b.done(); g.done(); RD.box(x-.5,x+.5,y-.03,y+.04,.42,.6).done()
    for u in (-.62,.62): L.box(x+u-.2,x+u+.2,y-.015,y+.1,.6,.72)
    L.done()
    for yy in (.85,3.5):
        for u in (-.87,.87):
            bpy.ops.mesh.primitive_cylinder_add(radius=.32,depth=.22,location=((x+u*.92)*M,y+yy,.32),rotation=(0,math.pi/2,0),vertices=28); o=bpy.context.object; o.data.materials.append(t_)
            bpy.ops.mesh.primitive_cylinder_add(radius=.2,depth=.24,location=((x+u*.92)*M,y+yy,.32),rotation=(0,math.pi/2,0),vertices=20); o=bpy.context.object; o.data.materials.append(hb_)
def faced(name,c1,c2,mo,bw,bh,ms=.006,offset=.5,rough=.85,bump=.4,vary=.4):
    "bricks, blocks or panels on upright faces"
    m,t=newmat(name); sp=t.n('SeparateXYZ',{0:t.pos()}); v=t.n('CombineXYZ',{0:t.math('ADD',sp.outputs[0],sp.outputs[1]),1:sp.outputs[2]}).outputs[0]
    b=t.n('TexBrick',{'Vector':v,'Color1':(*hexc(c1),1),'Color2':(*hexc(c2),1),'Mortar':(*hexc(mo),1),'Scale':1.,'Mortar Size':ms,'Mortar Smooth':.2,'Bias':0.,'Brick Width':bw,'Row Height':bh},offset=offset)
    col=t.mixc(t.mul(t.noise(.7,6),vary),b.outputs['Color'],t.mixc(1.,b.outputs['Color'],(.6,.6,.6),'MULTIPLY')); t.surf(t.pr(Base_Color=col,Roughness=rough,Specular=.25,Normal=t.bump(t.math('ADD',t.math('MULTIPLY',b.outputs['Fac'],-1.),t.mul(t.noise(30,4),.2)),bump,.008))); return m
