import TermAnim

/// Curves and springs in a race, and their graphs where there is room.
struct SpringsView: View {
  @ObservedObject var model: SpringsModel
  @Environment(\.self) private var environment

  private var cell: CGSize { environment.terminalCell }
  private var pixel: CGSize { environment.terminalPixel }
  private var reducesMotion: Bool { environment.accessibilityReduceMotion }

  var body: some View {
    Picture { size in
      let (lane, swing) = (lane(in: size), model.swing)
      HStack(alignment: .top, spacing: 12) {
        if size.width >= 200 {
          graph(swing: swing)
        }
        VStack(spacing: 0) {
          ForEach(racers(in: size)) { racer in
            RaceLane(
              racer: racer, isAtEnd: model.isAtEnd,
              color: model.color(of: racer, in: model.palette), size: lane,
              swing: swing)
          }
        }
        .frame(width: lane.width)
      }
      .frame(height: size.height, alignment: .top)
      .onTapGesture { model.race() }
    }
  }

  private func graph(swing: Double) -> some View {
    VStack(spacing: pixel.height) {
      if reducesMotion {
        graph(swing: swing, time: RaceGraph.span)
      } else {
        KeyframeAnimator(initialValue: RaceGraph.span, trigger: model.races) { time in
          graph(swing: swing, time: time)
        } keyframes: { _ in
          MoveKeyframe(0)
          LinearKeyframe(RaceGraph.span, duration: RaceGraph.span)
        }
      }
      Text("stiffness \(model.stiffness), damping \(model.damping)")
        .textRendering(.characters)
        .foregroundStyle(.quiet)
        .lineLimit(1)
    }
  }

  private func graph(swing: Double, time: Double) -> some View {
    Repainted(model.palette, in: environment) { palette in
      RaceGraph(
        racers: model.racers, swing: swing, color: { model.color(of: $0, in: palette) }, time: time)
    }
    .animation(
      reducesMotion ? nil : .easeOut(duration: 0.3), value: [model.stiffness, model.damping])
  }

  /// All racers, or the last few when there are not two rows of cells for each.
  private func racers(in size: CGSize) -> [Racer] {
    Array(model.racers.suffix(max(rows(in: size) / 2, 1)))
  }

  private func rows(in size: CGSize) -> Int { Int((size.height / cell.height).rounded()) }

  private func lane(in size: CGSize) -> CGSize {
    CGSize(
      width: size.width >= 200 ? (size.width * 0.54).onPixels(of: pixel.width) : size.width,
      height: CGFloat(rows(in: size) / racers(in: size).count) * cell.height)
  }
}
