/// A shape that is pressed anywhere in its frame, also where its outline leaves gaps.
protocol FramePressedShape: Shape {}
