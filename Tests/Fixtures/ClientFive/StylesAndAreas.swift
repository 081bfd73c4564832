import TermAnim

/// A sky whose colours move.
struct Aurora: View {
  @State private var isMoved = false

  var body: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], isMoved ? [0.8, 0.2] : [0.5, 0.5], [1, 0.5], [0, 1],
        [0.5, 1], [1, 1],
      ],
      colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
    )
    .onAppear {
      withAnimation(.easeInOut(duration: 3).repeatForever(autoreverses: true)) {
        isMoved.toggle()
      }
    }
  }
}

/// Cards of glass that come and go.
struct Cards: View {
  @State private var isShown = false
  @State private var number = 0

  var body: some View {
    VStack(spacing: 8) {
      if isShown {
        Text("Glass")
          .padding()
          .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
          .foregroundStyle(.primary, .secondary)
          .transition(.blurReplace)
      } else {
        Text("Plain")
          .background(.bar)
          .transition(.push(from: .bottom).combined(with: .scale(0.8)))
      }
      Circle()
        .fill(.white.shadow(.inner(color: .black.opacity(0.4), radius: 4, y: 2)))
        .stroke(.tint, lineWidth: 2)
      Circle()
        .subtracting(Circle().offset(x: 10))
        .fill(.yellow.gradient.shadow(.drop(radius: 4)))
      Capsule().fill(.red.opacity(0.5)).containerShape(.rect(cornerRadius: 8))
      Text("\(number)")
        .contentTransition(.numericText(value: Double(number)))
        .animation(.snappy) { content in
          content.scaleEffect(isShown ? 1.2 : 1).opacity(isShown ? 1 : 0.5)
        }
        .transaction {
          $0.animation = .bouncy
        } body: {
          $0.blur(radius: isShown ? 0 : 2)
        }
    }
    .tint(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
    .backgroundStyle(.thinMaterial)
    .onTapGesture {
      withAnimation(.smooth, completionCriteria: .removed) {
        isShown.toggle()
      } completion: {
        number += 1
      }
    }
  }
}

/// A sign drawn by hand.
struct Sign: View {
  var body: some View {
    Canvas { context, size in
      var title = context.resolve(Text("Hello").bold())
      title.shading = .linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: .zero,
        endPoint: CGPoint(x: size.width, y: 0))
      let room = title.measure(in: size)
      context.draw(title, in: CGRect(origin: .zero, size: room))
      context.draw(Text("small"), at: CGPoint(x: size.width / 2, y: size.height), anchor: .bottom)
      context.draw(Image(systemName: "star"), at: CGPoint(x: 8, y: 8))
      let moon = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        .subtracting(Path(ellipseIn: CGRect(x: 6, y: 0, width: 20, height: 20)))
      context.addFilter(.shadow(radius: 2))
      context.fill(moon, with: .color(.yellow))
      context.drawLayer { layer in
        layer.clip(to: moon)
        layer.fill(Path(CGRect(origin: .zero, size: size)), with: .style(.tint))
      }
    }
  }
}
